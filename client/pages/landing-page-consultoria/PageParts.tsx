import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { drawings } from './drawings';
import { MarginNote } from './MarginNote';

/** The parts of such a page, each drawn as a sheet. */
export const PageParts = () => {
  const { title, items } = words.elements;
  return (
    <Section id="parts" title={title}>
      <ol className="consultoria__sheets">
        {items.map((item, at) => (
          <li key={item.title}>
            <svg viewBox="0 0 120 120" fill="none" aria-hidden="true">
              <path fill="var(--consultoria-tint)" d={drawings[at]?.tints} />
              <path stroke="var(--ink-soft)" d={drawings[at]?.lines} />
              <path fill="var(--leaf)" d={drawings[at]?.areas} />
            </svg>
            <div>
              <h3>{item.title}</h3>
              <p className="soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <MarginNote {...own.send} />
    </Section>
  );
};
