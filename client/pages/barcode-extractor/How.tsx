import { say } from '../../../shared/copy';
import { Coded } from '../../components/code/Coded';
import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { PagesRead } from './PagesRead';
import { Section } from './Section';

/** From the file to the list, and where reading stops. */
export const How = () => {
  const lang = useLang();
  const { how } = copy(lang);
  const { pages } = figures(lang);
  return (
    <Section id="how" title={how.title}>
      <ol className="steps">
        {how.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Coded>{say(text, pages)}</Coded>
            </p>
          </li>
        ))}
      </ol>
      <PagesRead />
    </Section>
  );
};
