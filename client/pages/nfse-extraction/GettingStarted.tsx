import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { copy } from './copy';
import { facts } from './facts';
import { Section } from './Section';

/** The steps to the first answer. */
export const GettingStarted = () => {
  const lang = useLang();
  const { start } = copy(lang);
  return (
    <Section id="start">
      <ol className="steps">
        {start.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{say(text, facts(lang))}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
