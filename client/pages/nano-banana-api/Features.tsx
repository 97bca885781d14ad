import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Figures, figures } from './data';
import { sceneId } from './Scene';

/** A print of the scene; where it is edited, it has other colours. */
const print = (
  <svg viewBox="0 0 400 300" aria-hidden="true">
    <use href={`#${sceneId}`} />
  </svg>
);

/** What goes in and what comes out, what the response is, and the most that a month costs. */
const pictures = ({ price }: Figures) => [
  <>
    <code>prompt</code>→{print}
  </>,
  <>
    {print}+<code>prompt</code>→{print}
  </>,
  <>
    {print}=<code>generated.png</code>
  </>,
  <>
    <i />≤<code>{price}</code>
  </>,
];

export const Features = () => {
  const lang = useLang();
  const { features: t } = copy(lang);
  const shown = pictures(figures(lang));
  return (
    <Section id="features" title={t.title}>
      <ul className="stack-5 halves">
        {t.items.map(({ name, text }, at) => (
          <li key={name} className="stack-2">
            <p aria-hidden="true">{shown[at]}</p>
            <h3>{name}</h3>
            <p>
              <InlineCode>{text}</InlineCode>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
