import { useLang } from '../../document/view';
import { copy } from './copy';

/** The benefits besides saved time, and what should not be automated. */
export const Benefits = () => {
  const { gains: t } = copy(useLang());
  return (
    <div id="benefits" className="stack-5">
      <ul className="grid halves ruled">
        {t.items.map(({ name, text }) => (
          <li key={name} className="stack-2">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="ground-sunken stack-4 process-automation__unfit">
        <h3>{t.unfit.title}</h3>
        <ul className="grid thirds">
          {t.unfit.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};
