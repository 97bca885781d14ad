import restored from '../pictures/street-new-960.webp';
// The small version: a larger one has so much grain that the PNG exceeds the limit of chat apps.
import old from '../pictures/street-old-480.webp';
import { colours } from './colours';

const photo = { width: 690, height: 460 };
/** The width of the bare paper fibres along the tear, in pixels. */
const fibres = 8;

/** The tear from top to bottom; to its left and right the halves with their border. */
const tear =
  'L334-20 341 4 335 27 324 52 331 80 338 101 329 122 325 142 339 163 348 184 341 212 343 230 357 247 352 270 347 288 361 309 368 330 360 352 364 371 377 391 371 416 369 436 379 457 375 480';
const left = `M-20-20${tear}H-20z`;
const right = `M710-20${tear}H710z`;

type HalfProps = { id: string; outline: string; picture: string; bare: number; place: string };

/** Half of the print: paper up to the tear, and a picture that ends before it. */
const Half = ({ id, outline, picture, bare, place }: HalfProps) => (
  <g transform={place}>
    <clipPath id={id}>
      <path d={outline} transform={`translate(${bare} 0)`} />
    </clipPath>
    <path d={outline} fill={colours.print} />
    <g clipPath={`url(#${id})`}>
      <image href={picture} {...photo} />
    </g>
  </g>
);

/** The page's first example, torn in two: one half is restored, the other is still damaged. */
export const TornPhoto = () => (
  <>
    <Half
      id="restored"
      outline={right}
      picture={restored}
      bare={fibres}
      place="translate(574 88) rotate(6 375 460)"
    />
    <Half
      id="old"
      outline={left}
      picture={old}
      bare={-fibres}
      place="translate(560 84) rotate(-2 345 230)"
    />
  </>
);
