import { useLang } from '../../view';
import { copy } from './copy';

/** A to-do list with all tasks but one struck out, and what the tool does not take over. */
export const Advantages = () => {
  const { advantages: t } = copy(useLang());
  return (
    <section id="advantages" className="halves" aria-labelledby="advantages-title">
      <h2 id="advantages-title" className="wide">
        {t.title}
      </h2>
      <div className="affiliate__list">
        <h3>{t.list}</h3>
        <ul>
          {t.tasks.map((task) => (
            <li key={task}>
              <s>{task}</s> <span className="visually-hidden">{t.done}</span>
            </li>
          ))}
          <li>
            <mark className="strong">{t.left}</mark>
          </li>
        </ul>
      </div>
      <div className="stack-3 affiliate__kept">
        <h3>{t.kept}</h3>
        <dl className="stack-3">
          {t.keeps.map(({ name, text }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
