import { words } from './copy.pt';
import { rise } from './drawings/vault';

/** The vault in section from its left foot to its right one, a point at each half metre. */
const curve = `M${Array.from({ length: 49 }, (_, at) => at / 2 - 12)
  .map((x) => `${x} ${(-rise(x)).toFixed(2)}`)
  .join(' ')}`;

/** A chain hung by its ends, and above it the vault that has its shape, as if the water mirrored it. */
export const Chain = () => (
  <svg className="studio__chain" viewBox="-17 -12 34 23" aria-hidden="true">
    <path fill="oklch(0.17 0.03 262)" d="M-99 0H99v99H-99z" />
    <path fill="oklch(0.87 0.09 80 / 0.28)" d={curve} />
    <path stroke="oklch(0.97 0.01 80)" strokeWidth="0.4" d={curve} />
    <path
      stroke="var(--signal)"
      strokeWidth="0.5"
      strokeLinecap="round"
      strokeDasharray="0 0.92"
      d={curve}
      transform="scale(1 -1)"
    />
    <path stroke="oklch(0.97 0.01 80)" strokeWidth="0.12" d="M-99 0H99" />
    {/* Within the curve and its mirror image. */}
    <text y="-3">{words.chain.shell}</text>
    <text y="4">{words.chain.chain}</text>
  </svg>
);
