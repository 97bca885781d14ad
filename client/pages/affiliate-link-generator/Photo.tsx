import { useLang } from '../../document/view';
import { copy } from './copy';

/** The crop of the photo on each network: left, top, width and height. */
export const crops = {
  message: '20 84 280 200',
  channel: '0 90 290 210',
  square: '56 78 208 208',
  pin: '60 0 200 300',
} as const;

/** The full photo, drawn once on the page and reused by `<use>`: a moka pot and a cup in window light. */
export const Scene = () => (
  <g id="affiliate-photo">
    <path fill="#e6ae45" d="M0 0h320v300H0z" />
    <path fill="#f2c866" d="M0 126 320-16v84L0 210zM0 230 320 88v30L0 260z" />
    <path fill="#7d4430" d="M0 238h320v62H0z" />
    <path fill="#9a5a3f" d="M0 238h320v7H0z" />
    <path fill="#5f3122" d="M122 262h126v8H136z" />
    {/* The pot: base, ring, jug with spout, lid and knob, each with a light and a dark side. */}
    <path fill="#aab4b4" d="m124 264 8-62h56l8 62z" />
    <path fill="#d9e0de" d="m124 264 8-62h15l-4 62z" />
    <path fill="#7f8c8d" d="m196 264-8-62h-13l5 62z" />
    <path fill="#5f6c6e" d="M131 193h58v9h-58z" />
    <path fill="#b4bebd" d="m133 193-8-55-13-9h82l-7 64z" />
    <path fill="#e3e9e7" d="m133 193-8-55-13-9h32l4 64z" />
    <path fill="#879495" d="m187 193 7-64h-15l-5 64z" />
    <path fill="#98a4a4" d="m120 129 27-16h22l25 16z" />
    <path fill="#c9d2d0" d="m120 129 27-16h8l-10 16z" />
    <path fill="#2f2a28" d="M152 113v-6l-3-6h18l-3 6v6zM192 133h27l4 7-12 55h-10l9-47-19-2z" />
    {/* The cup. */}
    <path fill="#f7f1e3" d="M70 236h36l-4 26H76z" />
    <path fill="#d8cdb8" d="M97 236h9l-4 26h-8z" />
    <path fill="#4a2a1d" d="M70 236h36l-1 5H71z" />
    <path fill="none" stroke="#f7f1e3" strokeWidth="4" d="M72 241c-11-2-11 15 3 13" />
  </g>
);

type Props = {
  crop: keyof typeof crops;
  /** Whether it contains the drawing itself, which the others reuse. */
  drawn?: boolean;
};

/** The product photo in a network's crop; only the first is read aloud. */
export const Photo = ({ crop, drawn }: Props) => (
  <svg
    viewBox={crops[crop]}
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={copy(useLang()).post.picture}
    aria-hidden={crop === 'message' ? undefined : true}
  >
    {drawn ? <Scene /> : <use href="#affiliate-photo" />}
  </svg>
);
