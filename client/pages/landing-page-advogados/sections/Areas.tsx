import { office } from '../office/copy.pt';
import { areas } from './copy.pt';

/** The pages of three areas of law: address, headline, and what the rules keep out. */
export const Areas = () => (
  <div id="areas" className="stack-3">
    <p className="strong">{areas.title}</p>
    <ul className="stack-3 thirds">
      {areas.items.map(({ path, name, head, left }) => (
        <li key={path} className="stack-1">
          <div className="ground-sheet box stack-1">
            <div className="row">
              <h3 className="small">{name}</h3>
              <p className="small" translate="no" aria-hidden="true">
                {office.address}/{path}
              </p>
            </div>
            <p className="display">{head}</p>
          </div>
          <p className="small">
            <strong>{areas.left}</strong> <span>{left}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
