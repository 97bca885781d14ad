/** One dot per seat, row by row: a path with a dash pattern of zero length and round caps. */
const draw = (seats: number, columns: number, first = 0): string =>
  Array.from({ length: Math.ceil((first + seats) / columns) }, (_none, row) => {
    const from = Math.max(first - row * columns, 0);
    const to = Math.min(first + seats - row * columns, columns);
    return from < to ? `M${4 + 8 * from} ${4 + 8 * row}h${8 * (to - from - 1) + 0.1}` : '';
  }).join('');

type Props = {
  columns: number;
  seats: number;
  taken: number;
  /** When the next free seat is drawn as the reader's. */
  mine?: object | undefined;
};

/** The seats of a room from above. A free one is a ring. Decorative: the text beside it has the numbers. */
export const Seats = ({ columns, seats, taken, mine }: Props) => {
  const [width, height] = [8 * columns, 8 * Math.ceil(seats / columns)];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={1.6 * width}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="6"
      strokeDasharray="0 8"
      aria-hidden="true"
    >
      {taken < seats && (
        <>
          <path d={draw(seats - taken, columns, taken)} />
          <path
            stroke="var(--chosen, var(--paper))"
            strokeWidth="4.2"
            d={draw(seats - taken, columns, taken)}
          />
        </>
      )}
      {taken > 0 && <path d={draw(taken, columns)} />}
      {mine && <path {...mine} stroke="var(--coral)" d={draw(1, columns, taken)} />}
    </svg>
  );
};
