import { office } from '../office/copy.pt';
import { areas } from './copy.pt';

/** The pages of three areas of law: address, headline, and what the rules keep out. */
export const Areas = () => (
  <div id="areas">
    <p>
      <strong>{areas.title}</strong>
    </p>
    <ul className="thirds small landing-page-advogados__sheets">
      {areas.items.map(({ path, name, head, left }) => (
        <li key={path}>
          <div className="landing-page-advogados__sheet landing-page-advogados__window">
            <p className="landing-page-advogados__url" translate="no" aria-hidden="true">
              <span>{office.address}</span>/{path}
            </p>
            <h3>{name}</h3>
            <p className="landing-page-advogados__headline">{head}</p>
            <svg viewBox="0 0 120 44" aria-hidden="true">
              <path d="M0 4h120M0 12h112M0 20h84" />
              <path className="landing-page-advogados__button" d="M0 32h52v12H0z" />
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
