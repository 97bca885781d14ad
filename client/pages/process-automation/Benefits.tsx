import { useLang } from '../../view';
import { copy } from './copy';

/** The benefits besides saved time, and what should not be automated. */
export const Benefits = () => {
  const { gains: t } = copy(useLang());
  return (
    <section id="benefits" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{t.title}</h2>
      <dl className="stack-3 process-automation__list">
        {t.items.map(({ name, text }) => (
          <div key={name} className="stack-1">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="process-automation__unfit note">
        <h3>{t.unfit.title}</h3>
        <ul className="stack-1">
          {t.unfit.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
};
