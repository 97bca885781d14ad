import { useLang } from '../../view';
import { copy } from './copy';

/** What happens when the agent is wrong. */
export const Mistakes = () => {
  const { wrong: t } = copy(useLang());
  return (
    <section id="wrong" className="wide-last agents__wrong" aria-labelledby="wrong-title">
      <header>
        <h2 id="wrong-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <ol className="steps">
        {t.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
