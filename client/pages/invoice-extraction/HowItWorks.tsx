import { say } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

/** The three steps. */
export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  const numbers = figures(lang);
  return (
    <Section id="how">
      <ol className="steps">
        {t.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <InlineCode>{say(text, numbers)}</InlineCode>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
