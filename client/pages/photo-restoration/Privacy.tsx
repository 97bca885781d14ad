import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** A restored print, a message, and a question, in the order of the sentences. */
const signs = [
  'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 8.5h.1',
  'M3 4h18v13H11l-5 4v-4H3z',
  'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19M9 9.500c0-4 6-4 6 0c0 2.500-3 2.500-3 5M12 17.500h.1',
];

/** That AI is used, and what is and is not known about what happens to the photograph. */
export const Privacy = () => {
  const { title, items } = words.privacy;
  return (
    <Section id="privacy" title={title}>
      <ul className="thirds restore__signed">
        {items.map((item, at) => (
          <li key={item}>
            <svg viewBox="0 0 24 24" width="24" fill="none" strokeWidth="2" aria-hidden="true">
              <path stroke="var(--leaf)" d={signs[at]} />
            </svg>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
