import { Section } from '../../components/Section';
import { words } from './copy.pt';
import './prints.drawing.css';

/** What can be restored, as a photographic test strip: each band is darker than the one before it. */
export const Limits = () => {
  const { title, bands } = words.limits;
  return (
    <Section id="limits" className="ground-sunken" title={title}>
      <ol className="grid photo-restoration__strip">
        {bands.map((band) => (
          <li key={band.title} className="stack-2">
            <h3>{band.title}</h3>
            <p>{band.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
