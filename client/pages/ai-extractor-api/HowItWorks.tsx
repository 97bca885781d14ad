import { say } from '../../../shared/copy';
import { useLang } from '../../view';
import { AccuracyScore } from './AccuracyScore';
import { copy } from './copy';
import { figures } from './data';

export const HowItWorks = () => {
  const lang = useLang();
  const { how: t } = copy(lang);
  return (
    <section id="how" className="wide-first" aria-labelledby="how-title">
      <h2 className="wide" id="how-title">
        {t.title}
      </h2>
      <ol className="steps">
        {t.steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{say(text, figures(lang))}</p>
          </li>
        ))}
      </ol>
      <AccuracyScore />
    </section>
  );
};
