import { office } from './copy.pt';

/** The hair of the drawn lawyers, who have no faces, for they are no persons. */
const hair = [
  'M11 16c-2-13 20-15 18 1l-1 9-3 1V14c-5 1-9-1-10-3l-1 16-3-1z',
  'M12 13c0-11 16-11 16 0-4-5-12-5-16 0z',
];

export const Areas = () => (
  <ul className="grid">
    {office.areas.map(({ name, text }) => (
      <li key={name} className="stack-1">
        <b>{name}</b> <span>{text}</span>
      </li>
    ))}
  </ul>
);

export const People = () => (
  <ul className="grid">
    {office.people.map(({ name, number, title }, at) => (
      <li key={name} className="landing-page-advogados__beside">
        <svg viewBox="0 0 40 46" width="48" fill="var(--on-sheet)" aria-hidden="true">
          <path fill="var(--line)" d="M0 0h40v46H0z" />
          <circle cx="20" cy="15" r="7" fill="var(--sheet)" />
          <path d="M4 46c0-14 6-20 12-21l4 8 4-8c6 1 12 7 12 21z" />
          <path fill="oklch(0.42 0.03 165)" d={hair[at]} />
        </svg>
        <p className="stack-1">
          <b>{name}</b> <span>{number}</span> <span>{title}</span>
        </p>
      </li>
    ))}
  </ul>
);
