import { words } from './copy.pt';
import { ElementStrip } from './ElementStrip';

/** The parts of the page, beside the page on a phone from top to bottom. */
export const Elements = () => (
  <ul className="landing-page-imobiliaria__strips">
    {words.elements.items.map(({ title, text }, at) => (
      <li key={title}>
        <ElementStrip at={at} />
        <div className="stack-1">
          <h3>{title}</h3>
          <p className="soft">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
