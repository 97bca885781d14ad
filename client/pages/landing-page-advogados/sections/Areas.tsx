import { office } from '../office/copy.pt';
import { areas } from './copy.pt';

/** The pages of three areas of law: address, headline, and what the rules keep out. */
export const Areas = () => (
  <div id="areas">
    <p>
      <strong>{areas.title}</strong>
    </p>
    <ul className="thirds small law__sheets">
      {areas.items.map(({ path, name, head, left }) => (
        <li key={path}>
          <div className="law__sheet law__window">
            <p className="law__url" translate="no" aria-hidden="true">
              <span>{office.address}</span>/{path}
            </p>
            <h3>{name}</h3>
            <p className="law__headline">{head}</p>
            <svg viewBox="0 0 120 44" aria-hidden="true">
              <path d="M0 4h120M0 12h112M0 20h84" />
              <path className="law__button" d="M0 32h52v12H0z" />
            </svg>
          </div>
          <p>
            <strong>{areas.left}</strong> <span>{left}</span>
          </p>
        </li>
      ))}
    </ul>
  </div>
);
