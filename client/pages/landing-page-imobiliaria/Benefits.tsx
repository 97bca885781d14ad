import { words } from './copy.pt';
import { Door } from './Door';

/** The furniture of the rooms from above: a sofa, a table with chairs, a bed, a desk. */
const furniture = [
  'M3 6h54v24H3zM3 6h10v24M57 6H47v24M13 14h34M30 14v16',
  'M12 10h36v18H12zM17 10V5h8v5M35 10V5h8v5M17 28v5h8v-5M35 28v5h8v-5M12 15H7v8h5M48 15h5v8h-5',
  'M3 3h54v32H3zM3 6h11v11H3M3 21h11v11H3M22 3v32M22 3l9 11v21',
  'M6 3h48v15H6zM24 6h12v8H24zM24 22h12a4 4 0 0 1 4 4v8H20v-8a4 4 0 0 1 4-4z',
];

/** What changes, as furnished rooms of a floor plan, with a door from each to the next. */
export const Benefits = () => (
  <ul className="stack-1 landing-page-imobiliaria__rooms">
    {words.benefits.items.map(({ title, text }, at) => (
      <li key={title}>
        {at > 0 && <Door />}
        <svg viewBox="0 0 60 38" width="60" fill="none" stroke="var(--leaf)" aria-hidden="true">
          <path d={furniture[at]} />
        </svg>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ul>
);
