import { sources } from './data';
import { side, streamOf } from './flowLayout';

/**
 * The streams from the sources into the database. The drawing is stretched to fit; on a phone it is
 * mirrored along its diagonal so that it flows downwards, which requires a square viewBox.
 */
export const SourceFlow = () => (
  <svg
    className="data-engineering__flow"
    viewBox={`0 0 ${side} ${side}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g>
      {sources.map((source) => (
        <path key={source} data-source={source} d={streamOf(source)} />
      ))}
    </g>
  </svg>
);
