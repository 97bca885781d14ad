import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Figures, figures } from './data';
import { sceneId } from './Scene';

/** The scene of the demonstration, as a small print. */
const Print = ({ edited = false }: { edited?: boolean }) => (
  <svg
    className={edited ? 'nano-banana-api__edited' : undefined}
    viewBox="0 0 400 280"
    width="96"
    height="67"
    aria-hidden="true"
  >
    <use href={`#${sceneId}`} width="400" height="300" />
  </svg>
);

/** What goes in and what comes out, what the response is, and the most that a month costs. */
const signs = ({ paidPlan, price }: Figures) => [
  <>
    <code>prompt</code> <b>→</b> <Print />
  </>,
  <>
    <Print /> <b>+</b> <code>prompt</code> <b>→</b> <Print edited />
  </>,
  <>
    <Print /> <b>=</b> <code>generated.png</code>
  </>,
  <>
    <span className="nano-banana-api__prints">
      <Print />
    </span>{' '}
    <b>≤</b> <code>{`${paidPlan} ${price}`}</code>
  </>,
];

/** What the endpoints do, each feature with its sign, which says it again. */
export const Features = () => {
  const lang = useLang();
  const { features: t } = copy(lang);
  const shown = signs(figures(lang));
  return (
    <Section id="features" title={t.title}>
      <ul className="grid nano-banana-api__features">
        {t.items.map(({ name, text }, at) => (
          <li key={name} className="stack-2">
            <p className="nano-banana-api__sign" aria-hidden="true" translate="no">
              {shown[at]}
            </p>
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
