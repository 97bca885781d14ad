import { sources } from './data';
import { side, streamOf } from './flowLayout';

/** The streams from the sources into the database. The drawing is stretched to fit. */
export const SourceFlow = () => (
  <svg
    className="data-engineering__flow"
    viewBox={`0 0 ${side} ${side}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {sources.map((source) => (
      <path key={source} data-source={source} fill="var(--tone)" d={streamOf(source)} />
    ))}
  </svg>
);
