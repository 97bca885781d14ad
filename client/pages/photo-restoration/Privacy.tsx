import { Section } from '../../components/Section';
import { words } from './copy.pt';

/** A print that is half restored, a message with a print, and a question, in the order of the sentences. */
const signs = [
  {
    light: 'M2 3h44v34H2z',
    dark: 'M24 8h17v24H24zM7 31V23l8-6 9 8v6z',
    line: 'M24 0v40',
  },
  {
    light: 'M2 2h44v29H20l-9 8v-8H2z',
    dark: 'M14 26V19l7-6 6 5 3-2 5 4v6zM31 7a3 3 0 1 0 .1 0z',
    line: '',
  },
  {
    light: 'M46 2H2v29h26l9 8v-8h9z',
    dark: '',
    line: 'M19 12.500c0-7 10-7 10 0c0 4-5 4-5 8.500M24 25v3',
  },
] as const;

/** That AI is used, and what is and is not known about what happens to the photograph. */
export const Privacy = () => {
  const { title, items } = words.privacy;
  return (
    <Section id="privacy" title={title}>
      <ul className="grid ruled photo-restoration__signed">
        {items.map((item, at) => (
          <li key={item}>
            <svg viewBox="0 0 48 40" fill="none" strokeWidth="2.500" aria-hidden="true">
              <path fill="oklch(0.9 0.03 80)" d={signs[at]?.light} />
              <path fill="oklch(0.55 0.05 60)" d={signs[at]?.dark} />
              <path stroke="oklch(0.6 0.2 28)" d={signs[at]?.line} />
            </svg>
            <p>{item}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
