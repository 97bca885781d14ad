import { InlineCode } from '../../components/code/InlineCode';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** What the two endpoints do, what the response is, and the most that a month costs. */
export const Features = () => {
  const { features: t } = copy(useLang());
  return (
    <Section id="features" title={t.title}>
      <ul className="stack-1 halves ruled">
        {t.items.map(({ name, text }) => (
          <li key={name} className="stack-2">
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
