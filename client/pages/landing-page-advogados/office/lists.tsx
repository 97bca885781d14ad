import { office } from './copy.pt';

export const Areas = () => (
  <ul className="grid">
    {office.areas.map(({ name, text }) => (
      <li key={name} className="stack-1">
        <b>{name}</b> <span>{text}</span>
      </li>
    ))}
  </ul>
);

/** The lawyers of the example are no persons: the place of each photograph stays empty. */
export const People = () => (
  <ul className="grid">
    {office.people.map(({ name, number, title }) => (
      <li key={name} className="landing-page-advogados__beside">
        <span className="landing-page-advogados__photo" aria-hidden="true">
          3×4
        </span>
        <p className="stack-1">
          <b>{name}</b> <span>{number}</span> <span>{title}</span>
        </p>
      </li>
    ))}
  </ul>
);
