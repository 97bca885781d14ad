import { useLang } from '../../document/view';
import { copy } from './copy';
import { Dashboard } from './Dashboard';

export const Benefits = () => {
  const { gains: t } = copy(useLang());
  return (
    <section id="gains" className="split-last data-engineering__gains">
      <header>
        <h2>{t.title}</h2>
        <p>{t.text}</p>
      </header>
      <Dashboard />
      <ul className="ruled">
        {t.items.map(({ title, text }) => (
          <li key={title} className="stack-2">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
