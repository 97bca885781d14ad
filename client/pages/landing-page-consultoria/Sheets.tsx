import type { Item } from '../../components/landing/landingWords';

type Drawing = Readonly<Record<'tints' | 'areas' | 'lines', string>>;

type Props = { items: readonly Item[]; drawings: readonly Drawing[]; viewBox: string };

/** Numbered figures of a report: each a drawing, a heading and a text. */
export const Sheets = ({ items, drawings, viewBox }: Props) => (
  <ol className="landing-page-consultoria__sheets">
    {items.map((item, at) => (
      <li key={item.title}>
        <svg viewBox={viewBox} fill="none" aria-hidden="true">
          <path fill="var(--consultoria-tint)" d={drawings[at]?.tints} />
          <path stroke="var(--ink-soft)" d={drawings[at]?.lines} />
          <path fill="var(--leaf)" d={drawings[at]?.areas} />
        </svg>
        <div>
          <h3>{item.title}</h3>
          <p className="soft">{item.text}</p>
        </div>
      </li>
    ))}
  </ol>
);
