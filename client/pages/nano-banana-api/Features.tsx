import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { sceneId } from './Scene';
import { Section } from './Section';

/** The crop of the scene for each feature (left, top, width and height), and its variant. */
const details = [
  ['110 170 80 56', 'day'],
  ['70 122 80 56', 'yellow'],
  ['0 0 400 280', 'day'],
  ['0 84 80 56', 'night'],
] as const;

export const Features = () => {
  const { features: t } = copy(useLang());
  return (
    <Section id="features" title={t.title}>
      <ul>
        {t.items.map(({ name, text }, at) => {
          const [view, print] = details[at] ?? details[0];
          return (
            <li key={name}>
              <svg viewBox={view} aria-hidden="true" data-print={print}>
                <use href={`#${sceneId}`} width="400" height="300" />
              </svg>
              <h3>{name}</h3>
              <p>
                <InlineCode>{text}</InlineCode>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
