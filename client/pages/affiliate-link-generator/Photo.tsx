import { useLang } from '../../view';
import { copy } from './copy';

/** Which part of the photo a network shows: left, top, width and height. */
const crops = {
  message: '0 96 200 150',
  channel: '0 112 200 125',
  square: '0 78 200 200',
  pin: '0 0 200 300',
} as const;

/** The photo itself, drawn once on the page: a moka pot and a cup in the light of a window. */
const Scene = () => (
  <g id="aff-photo">
    <path fill="#e6ae45" d="M0 0h200v300H0z" />
    <path fill="#f2c866" d="M0 92 200 4v84L0 176zM0 196l200-88v30L0 226z" />
    <path fill="#7d4430" d="M0 238h200v62H0z" />
    <path fill="#9a5a3f" d="M0 238h200v7H0z" />
    <path fill="#5f3122" d="M62 262h134v9H74z" />
    {/* The pot: base, ring, jug with its spout, lid and knob, each with a lit and a shaded side. */}
    <path fill="#aab4b4" d="m60 264 9-70h62l9 70z" />
    <path fill="#d9e0de" d="m60 264 9-70h17l-5 70z" />
    <path fill="#7f8c8d" d="m140 264-9-70h-14l5 70z" />
    <path fill="#5f6c6e" d="M68 184h64v10H68z" />
    <path fill="#b4bebd" d="m70 184-9-62-15-10h92l-8 72z" />
    <path fill="#e3e9e7" d="m70 184-9-62-15-10h36l5 72z" />
    <path fill="#879495" d="m130 184 8-72h-17l-5 72z" />
    <path fill="#98a4a4" d="m56 112 30-18h24l30 18z" />
    <path fill="#c9d2d0" d="m56 112 30-18h9l-11 18z" />
    <path fill="#2f2a28" d="M92 94v-7l-3-6h18l-3 6v7zM136 116h30l4 8-14 62h-11l11-54-21-2z" />
    {/* The cup. */}
    <path fill="#f7f1e3" d="M14 232h38l-4 28H20z" />
    <path fill="#d8cdb8" d="M42 232h10l-4 28h-8z" />
    <path fill="#4a2a1d" d="M14 232h38l-1 5H15z" />
    <path fill="none" stroke="#f7f1e3" strokeWidth="4" d="M16 238c-12-2-12 16 3 14" />
  </g>
);

/** The photo of the product, cut as a network wants it; the whole of it, on the pin, is the original. */
export const Photo = ({ crop }: { crop: keyof typeof crops }) => (
  <svg
    className="aff__photo"
    viewBox={crops[crop]}
    role="img"
    aria-label={copy(useLang()).post.picture}
  >
    {crop === 'pin' ? <Scene /> : <use href="#aff-photo" />}
  </svg>
);
