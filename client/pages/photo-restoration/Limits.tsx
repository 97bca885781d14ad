import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { Privacy } from './Privacy';
import './prints.drawing.css';

/** The skyline of the strip: houses and a church. */
const town =
  'M0 48V30h14l5-6h34l5 6v4h6l18-9 18 9v-5h10l4-5h14V16l6-8 6 8v8l14-9 14 9v6h12v-6h36l5 6v-3l17-8 17 8v4l6-7h36l5 7v-4h40l5 6h50v15z';

/** What can be restored, as a photographic test strip: each band is darker than the one before it; and who sees it. */
export const Limits = () => {
  const { title, intro, bands } = words.limits;
  return (
    <Section
      id="limits"
      className="ground-sunken"
      title={title}
      intro={<strong className="lead">{intro}</strong>}
    >
      <div className="overlay photo-restoration__test">
        <ol className="photo-restoration__strip">
          {bands.map((band) => (
            <li key={band.title} className="stack-2">
              <h3>{band.title}</h3>
              <p>{band.text}</p>
            </li>
          ))}
        </ol>
        <svg viewBox="0 0 400 47" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path fillOpacity="0.3" d={town} />
        </svg>
      </div>
      <Privacy />
    </Section>
  );
};
