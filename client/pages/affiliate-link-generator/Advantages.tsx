import { useLang } from '../../document/view';
import { copy } from './copy';

/** The tasks of which the tool does all but one, and beside them what stays with the reader. */
export const Advantages = () => {
  const { advantages: t } = copy(useLang());
  return (
    <div id="advantages" className="stack-5 halves">
      <div className="stack-2">
        <h3>{t.list}</h3>
        <ul className="ruled">
          {t.tasks.map((task) => (
            <li key={task}>
              <span aria-hidden="true">✓</span> {task}{' '}
              <span className="visually-hidden">{t.done}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack-2">
        <h3>{t.kept}</h3>
        <dl className="ruled">
          {t.keeps.map(({ name, text }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <mark className="strong">{t.left}</mark>
        </p>
      </div>
    </div>
  );
};
