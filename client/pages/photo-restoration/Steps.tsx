import { words } from './copy.pt';
import { Section } from './Section';
import { Timer } from './Timer';

/** A print in the bath; each bath develops it further. */
const Tray = () => (
  <svg className="restore__tray" viewBox="0 0 120 76" aria-hidden="true">
    <path className="restore__rim" d="M6 2h108q4 0 4 4v64q0 4-4 4H6q-4 0-4-4V6q0-4 4-4zM2 6" />
    <path className="restore__bath" d="M9 9h102v58H9z" />
    <path className="restore__sheet" d="M27 17l64-5 4 48-64 5z" />
    <path
      className="restore__image"
      d="M31 50l14-9V30l5-7 5 7v5l12-6 9 5v6l15-1 1 17-60 5zM77 21a5 5 0 1 0 .1 0z"
    />
  </svg>
);

/** The three steps as the three baths of a darkroom, and a timer. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section id="steps" title={title}>
      <ol className="restore__baths">
        {items.map((item) => (
          <li key={item.title}>
            <Tray />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
      <Timer />
    </Section>
  );
};
