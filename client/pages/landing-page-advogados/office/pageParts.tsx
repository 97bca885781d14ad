import { office } from './copy.pt';
import './page-parts.drawing.css';

/** The letterhead: name, registration number, and navigation. */
export const Head = () => (
  <div className="row landing-page-advogados__letterhead">
    <svg viewBox="0 0 46 46" width="46" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M.5 .5h45v45h-45zM3.500 3.500h39v39h-39z" />
      <text
        x="23"
        y="32"
        fill="currentColor"
        stroke="none"
        fontFamily="var(--display)"
        fontSize="26"
        fontWeight="500"
        textAnchor="middle"
      >
        &
      </text>
    </svg>
    <p>
      <b>{office.firm}</b> <span>{office.kind}</span>
    </p>
    <span>{office.number}</span>
    <ul className="row">
      {office.menu.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </div>
);

export const Headline = () => <p className="landing-page-advogados__headline">{office.headline}</p>;

export const Articles = () => (
  <ul className="stack-2 landing-page-advogados__texts">
    {office.articles.map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
);

/** The address on a drawn map. */
export const Contact = () => (
  <div className="landing-page-advogados__beside landing-page-advogados__contact">
    <svg viewBox="0 0 90 60" stroke="var(--sheet)" aria-hidden="true">
      <path fill="var(--law-rule)" stroke="none" d="M0 0h90v60H0z" />
      <path strokeWidth="5" d="M0 16h90M0 44h90M22 0v60M66 0L52 60" />
      <circle cx="60" cy="30" r="5" fill="var(--on-sheet)" strokeWidth="2" />
    </svg>
    <p>
      <span>{office.place}</span> <span>{office.hours}</span> <span>{office.languages}</span>{' '}
      <a href="#message">{office.write}</a>
    </p>
  </div>
);
