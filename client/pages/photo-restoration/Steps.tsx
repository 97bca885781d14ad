import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { Timer } from './Timer';

/** How far the image has developed in each bath. */
const developed = [0.08, 0.4, 1];

/** A print in its bath. */
const Tray = ({ at }: { at: number }) => (
  <svg viewBox="3 3 114 70" fill="none" strokeWidth="2" aria-hidden="true">
    <path
      fill="var(--card)"
      stroke="var(--ink-soft)"
      d="M8 4h104q4 0 4 4v60q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zM12 12h96v52H12z"
    />
    <path fill="oklch(0.9 0.03 80)" d="M27 17l64-5 4 48-64 5z" />
    <path
      fill="oklch(0.55 0.05 60)"
      opacity={developed[at]}
      d="M31 50l14-9V30l5-7 5 7v5l12-6 9 5v6l15-1 1 17-60 5zM77 21a5 5 0 1 0 .1 0z"
    />
  </svg>
);

/** The three steps as the three baths of a darkroom, and a timer. */
export const Steps = () => {
  const { title, items } = words.steps;
  return (
    <Section id="steps" className="photo-restoration__steps" title={title}>
      <ol className="stack-4 thirds photo-restoration__baths">
        {items.map((item, at) => (
          <li key={item.title} className="row photo-restoration__beside">
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
