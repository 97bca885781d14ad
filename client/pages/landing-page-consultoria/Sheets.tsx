import type { Item } from '../../components/landing/landingWords';
import './sheets.drawing.css';

type Drawing = Readonly<Record<'tints' | 'areas' | 'lines', string>>;

type Props = {
  items: readonly Item[];
  drawings: readonly Drawing[];
  viewBox: string;
  className: string;
};

/** Figures of a report: each a drawing, a heading and a text. */
export const Sheets = ({ items, drawings, viewBox, className }: Props) => (
  <ul className={`landing-page-consultoria__sheets ${className}`}>
    {items.map((item, at) => (
      <li key={item.title}>
        <svg viewBox={viewBox} fill="var(--leaf)" aria-hidden="true">
          <path fillOpacity="0.26" d={drawings[at]?.tints} />
          <path fill="none" stroke="var(--ink-soft)" d={drawings[at]?.lines} />
          <path d={drawings[at]?.areas} />
        </svg>
        <div className="stack-2">
          <h3>{item.title}</h3>
          <p className="soft">{item.text}</p>
        </div>
      </li>
    ))}
  </ul>
);
