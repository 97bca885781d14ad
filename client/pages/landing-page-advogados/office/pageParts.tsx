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

export const Contact = () => (
  <>
    <p className="row">
      <span>{office.place}</span> <span>{office.hours}</span> <span>{office.languages}</span>
    </p>
    <p className="landing-page-advogados__contact">
      <a className="button button--quiet" href="#message">
        {office.write}
      </a>
    </p>
  </>
);
