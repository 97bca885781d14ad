import { office } from '../office/copy.pt';
import { areas } from './copy.pt';
import './areas.drawing.css';

/** The pages of three areas of law: address, headline, and what the rules keep out. */
export const Areas = () => (
  <div id="areas" className="stack-3">
    <p className="strong">{areas.title}</p>
    <ul className="landing-page-advogados__pages">
      {areas.items.map(({ path, name, head, text, left }) => (
        <li key={path} className="stack-2">
          <div className="ground-sheet stack-1 landing-page-advogados__window">
            <p translate="no" aria-hidden="true">
              <span>{office.address}</span>/{path}
            </p>
            <h3 className="small">{name}</h3>
            <p className="display">{head}</p>
            <p>{text}</p>
          </div>
          <p className="small">
            <strong>{areas.left}</strong> <span>{left}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
