import { say } from '../../../shared/copy';
import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './facts';
import { Section } from './Section';

/** From no account to the first answer. */
export const Start = () => {
  const lang = useLang();
  return (
    <Section id="start">
      <ol className="steps">
        {copy(lang).start.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Coded>{say(text, figures(lang))}</Coded>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
