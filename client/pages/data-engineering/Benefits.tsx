import { useLang } from '../../document/view';
import { copy } from './copy';
import { Dashboard } from './Dashboard';

/** The dashboard on a phone, what it gives, and what the price depends on. */
export const Benefits = () => (
  <div id="gains" className="stack-5 split-last">
    <Dashboard />
    <ul className="ruled">
      {copy(useLang()).gains.items.map(({ title, text }) => (
        <li key={title} className="stack-2">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </div>
);
