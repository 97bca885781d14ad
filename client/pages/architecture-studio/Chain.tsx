import { words } from './copy.pt';
import { rise } from './drawings/vault';

/** The vault in section from its left foot to its right one, a point at each half metre. */
const curve = `M${Array.from({ length: 49 }, (_, at) => at / 2 - 12)
  .map((x) => `${x} ${(-rise(x)).toFixed(2)}`)
  .join(' ')}`;

/** A chain hung by its ends, and above it the vault that has its shape, as if the water mirrored it. */
export const Chain = () => (
  <svg
    className="architecture-studio__chain"
    viewBox="-17 -12 34 23"
    fill="none"
    fontSize="1.5"
    fontWeight="600"
    textAnchor="middle"
    aria-hidden="true"
  >
    <path fill="oklch(0.17 0.03 262)" d="M-99 0H99v99H-99z" />
    <path
      fill="oklch(0.27 0.045 275)"
      d="M-99 0V-3c82 0 84-1.500 88-1.500s7 2.500 12 1.500 6-3.500 11-3.500 7 3 87 3V0z"
    />
    <linearGradient id="shell" x2="0" y2="1">
      <stop stopColor="oklch(0.62 0.11 65)" />
      <stop offset="1" stopColor="oklch(0.9 0.12 82)" />
    </linearGradient>
    <path fill="url(#shell)" d={curve} />
    <path fill="url(#shell)" fillOpacity="0.16" d={curve} transform="scale(1 -1)" />
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
    <text y="-3" fill="oklch(0.2 0.04 60)">
      {words.chain.shell}
    </text>
    <text y="4" fill="oklch(0.97 0.01 80)">
      {words.chain.chain}
    </text>
  </svg>
);
