import { useLang } from '../../view';
import { copy } from './copy';

export const Benefits = () => {
  const { gains: t } = copy(useLang());
  return (
    <section id="gains" className="wide-last data-engineering__gains" aria-labelledby="gains-title">
      <h2 id="gains-title">{t.title}</h2>
      <ul className="stack-2 halves">
        {t.items.map(({ title, text }) => (
          <li key={title} className="stack-1">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
