import { useLang } from '../../view';
import { copy } from './copy';
import { figures } from './data';
import { PagesRead } from './PagesRead';
import { Section } from './Section';

/** From the file to the list, and where reading stops. */
export const How = () => {
  const lang = useLang();
  const { how } = copy(lang);
  const [send, read, take] = how.steps;
  const steps = [
    { name: send.name, text: send.text },
    { name: read.name, text: read.text(figures(lang).pages) },
    { name: take.name, text: take.text },
  ];
  return (
    <Section id="how" title={how.title}>
      <ol className="steps codes__steps">
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <PagesRead />
    </Section>
  );
};
