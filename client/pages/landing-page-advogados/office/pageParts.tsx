import { office } from './copy.pt';

/** The letterhead: name, registration number, and navigation. */
export const Head = () => (
  <div className="law__letterhead">
    <i aria-hidden="true">&</i>
    <p>
      <b>{office.firm}</b> <span>{office.kind}</span>
    </p>
    <span>{office.number}</span>
    <ul>
      {office.menu.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  </div>
);

export const Headline = () => <p className="law__headline">{office.headline}</p>;

export const Articles = () => (
  <ul className="law__texts">
    {office.articles.map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
);

/** The address on a drawn map. */
export const Contact = () => (
  <div className="law__contact">
    <svg viewBox="0 0 90 60" aria-hidden="true">
      <path d="M0 16h90M0 44h90M22 0v60M66 0L52 60" />
      <circle cx="60" cy="30" r="5" />
    </svg>
    <p>
      <span>{office.place}</span> <span>{office.hours}</span> <span>{office.languages}</span>
    </p>
    <b>{office.write}</b>
  </div>
);
