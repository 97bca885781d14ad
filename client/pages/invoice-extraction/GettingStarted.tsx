import { say } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

/** The steps from creating an account to the first answer. */
export const GettingStarted = () => {
  const lang = useLang();
  return (
    <Section id="start">
      <ol className="steps">
        {copy(lang).start.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <InlineCode>{say(text, figures(lang))}</InlineCode>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
