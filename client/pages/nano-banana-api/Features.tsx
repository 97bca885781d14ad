import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Figures, figures } from './data';

/** An image. */
const image = <i />;

/** What goes in and what comes out, what the response is, and the most that a month costs. */
const pictures = ({ paidPlan, price }: Figures) => [
  <>
    <code>prompt</code>
    <b>→</b>
    {image}
  </>,
  <>
    {image}
    <b>+</b>
    <code>prompt</code>
    <b>→</b>
    <i className="nano-banana-api__other" />
  </>,
  <>
    {image}
    <b>=</b>
    <code>generated.png</code>
  </>,
  <>
    <i className="nano-banana-api__bill" />
    <b>≤</b>
    <code>{`${paidPlan} ${price}`}</code>
  </>,
];

export const Features = () => {
  const lang = useLang();
  const { features: t } = copy(lang);
  const shown = pictures(figures(lang));
  return (
    <Section id="features" className="nano-banana-api__features" title={t.title}>
      <ul className="stack-4 halves nano-banana-api__features">
        {t.items.map(({ name, text }, at) => (
          <li key={name} className="stack-2">
            <p aria-hidden="true" translate="no">
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
