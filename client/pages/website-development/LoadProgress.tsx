import { moments } from './data';

/**
 * The loading bar below the address bar; its length follows the elapsed time, and it disappears at the
 * end.
 */
export const LoadProgress = ({ complete }: { complete: number }) => (
  <svg
    className="screen-only"
    viewBox="0 0 100 1"
    width="100%"
    height="3"
    preserveAspectRatio="none"
    fill="var(--leaf)"
    aria-hidden="true"
  >
    {moments.map(
      (moment, at) =>
        moment < complete && (
          <rect
            key={moment}
            data-when-a={at + 1}
            width={Math.round((100 * moment) / complete)}
            height="1"
          />
        ),
    )}
  </svg>
);
