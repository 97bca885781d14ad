import { useLang } from '../../view';
import { copy } from './copy';

/** A to-do list with all chores but one struck out, and what the tool does not take over. */
export const Advantages = () => {
  const { advantages: t } = copy(useLang());
  return (
    <section id="advantages" className="affiliate__advantages" aria-labelledby="advantages-title">
      <h2 id="advantages-title">{t.title}</h2>
      <div className="affiliate__list">
        <h3>{t.list}</h3>
        <ul>
          {t.chores.map((chore) => (
            <li key={chore}>
              <s>{chore}</s> <span className="visually-hidden">{t.done}</span>
            </li>
          ))}
          <li>
            <mark>{t.left}</mark>
          </li>
        </ul>
      </div>
      <div className="affiliate__kept">
        <h3>{t.kept}</h3>
        <dl>
          {t.keeps.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};
