import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { Timer } from './Timer';

/** How far the image has developed in each bath. */
const developed = [0.08, 0.4, 1];

/** A print in its bath. */
const Tray = ({ at }: { at: number }) => (
  <svg viewBox="0 0 120 76" fill="oklch(0.2 0.05 28)" aria-hidden="true">
    <path fill="oklch(0.33 0.03 30)" d="M6 2h108q4 0 4 4v64q0 4-4 4H6q-4 0-4-4V6q0-4 4-4zM2 6" />
    <path d="M9 9h102v58H9z" />
    <path fill="oklch(0.78 0.09 38)" d="M27 17l64-5 4 48-64 5z" />
    <path
      opacity={developed[at]}
      d="M31 50l14-9V30l5-7 5 7v5l12-6 9 5v6l15-1 1 17-60 5zM77 21a5 5 0 1 0 .1 0z"
    />
  </svg>
);

/** The three steps as the three baths of a darkroom, and a timer. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section id="steps" title={title}>
      <ol className="stack-3 thirds restore__baths">
        {items.map((item, at) => (
          <li key={item.title} className="row restore__beside">
            <Tray at={at} />
            <div>
              <h3>{item.title}</h3>
              <p className="soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Timer />
    </Section>
  );
};
