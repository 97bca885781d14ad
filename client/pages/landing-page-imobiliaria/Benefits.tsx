import { words } from './copy.pt';
import { Door } from './Door';

/** What changes, as rooms of a floor plan, with a door from each to the next. */
export const Benefits = () => (
  <ul className="stack-1 landing-page-imobiliaria__rooms">
    {words.benefits.items.map(({ title, text }, at) => (
      <li key={title}>
        {at > 0 && <Door />}
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
);
