import restored from '../pictures/street-new-960.webp';
// The small one: the grain of a larger one makes a picture that is too large for chat apps.
import old from '../pictures/street-old-480.webp';
import { colours } from './colours';

const photo = { width: 690, height: 460 };
/** How wide the fibres of the paper lie bare along the tear. */
const fibres = 8;

/** The tear, from the top of the print to its bottom; left and right of it, the halves with their border. */
const tear =
  'L334-20 341 4 335 27 324 52 331 80 338 101 329 122 325 142 339 163 348 184 341 212 343 230 357 247 352 270 347 288 361 309 368 330 360 352 364 371 377 391 371 416 369 436 379 457 375 480';
const left = `M-20-20${tear}H-20z`;
const right = `M710-20${tear}H710z`;

type HalfProps = { id: string; outline: string; picture: string; bare: number; place: string };

/** Half of the print: paper up to the tear, and the picture that ends short of it. */
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

/** The page's first print, torn in two: one half is restored, the other is still as it was found. */
export const TornPhoto = () => (
  <>
    <Half
      id="old"
      outline={right}
      picture={old}
      bare={fibres}
      place="translate(574 88) rotate(6 375 460)"
    />
    <Half
      id="restored"
      outline={left}
      picture={restored}
      bare={-fibres}
      place="translate(560 84) rotate(-2 345 230)"
    />
  </>
);
