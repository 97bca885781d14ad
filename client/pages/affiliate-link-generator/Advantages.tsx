import { useLang } from '../../document/view';
import { copy } from './copy';

/** The tasks of which the tool does all but one, and beside them what stays with the reader. */
export const Advantages = () => {
  const { advantages: t } = copy(useLang());
  return (
    <section id="advantages">
      <h2>{t.title}</h2>
      <div className="affiliate-link-generator__sheet">
        <div>
          <h3>{t.list}</h3>
          <ul>
            {t.tasks.map((task) => (
              <li key={task}>
                <span aria-hidden="true">✓</span>
                <span>
                  {task} <span className="visually-hidden">{t.done}</span>
                </span>
              </li>
            ))}
            <li>
              <span aria-hidden="true" />
              <span>
                <mark className="strong">{t.left}</mark>
              </span>
            </li>
          </ul>
        </div>
        <div>
          <h3>{t.kept}</h3>
          <dl>
            {t.keeps.map(({ name, text }) => (
              <div key={name}>
                <dt className="strong">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
};
