import { office } from '../office/copy.pt';
import { areas } from './copy.pt';

/** The pages of three areas of law: address, headline, and what the rules keep out. */
export const Areas = () => (
  <div id="areas">
    <p>
      <strong>{areas.title}</strong>
    </p>
    <ul className="stack-3 thirds small law__sheets">
      {areas.items.map(({ path, name, head, left }) => (
        <li key={path} className="stack-1">
          <div className="law__sheet">
            <div className="row law__named">
              <h3>{name}</h3>
              <p translate="no" aria-hidden="true">
                {`${office.address}/${path}`}
              </p>
            </div>
            <p className="law__headline">{head}</p>
          </div>
          <p>
            <strong>{areas.left}</strong> <span>{left}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
