import { office } from './copy.pt';

/** The letterhead: name, registration number, and navigation. */
export const Head = () => (
  <>
    <div className="landing-page-advogados__beside">
      <span className="display landing-page-advogados__seal" aria-hidden="true">
        &amp;
      </span>
      <p className="stack-1">
        <b className="display">{office.firm}</b> {office.kind}
      </p>
      <span>{office.number}</span>
    </div>
    <ul className="row landing-page-advogados__menu">
      {office.menu.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </>
);

export const Headline = () => <p className="display">{office.headline}</p>;

export const Articles = () => (
  <ul className="stack-1 landing-page-advogados__texts">
    {office.articles.map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
);

/** The address on a drawn map. */
export const Contact = () => (
  <div className="landing-page-advogados__beside landing-page-advogados__contact">
    <svg viewBox="0 0 90 60" stroke="var(--sheet)" aria-hidden="true">
      <path fill="var(--line)" stroke="none" d="M0 0h90v60H0z" />
      <path strokeWidth="5" d="M0 16h90M0 44h90M22 0v60M66 0L52 60" />
      <circle cx="60" cy="30" r="5" fill="var(--on-sheet)" strokeWidth="2" />
    </svg>
    <p className="stack-1">
      <span>{office.place}</span> <span>{office.hours}</span> <span>{office.languages}</span>
    </p>
    <a className="button button--quiet" href="#message">
      {office.write}
    </a>
  </div>
);
