import type { ReactNode } from 'react';
import { event } from '../landing-page-eventos/event';
import { formatDate } from '../landing-page-eventos/format';
import type { landing } from './copy.pt';

type Offer = keyof typeof landing.items;

const black = 'oklch(0.2 0.02 75)';
const red = 'oklch(0.53 0.19 31)';
const poster = 'oklch(0.97 0.03 95)';
const wall = 'oklch(0.972 0.014 70)';
const clay = 'oklch(0.47 0.125 37)';
const ochre = 'oklch(0.85 0.14 82)';
const yellow = 'oklch(0.87 0.168 92)';
const sea = 'oklch(0.4 0.09 236)';
const blue = 'oklch(0.41 0.15 262)';
const white = 'oklch(0.995 0.003 255)';

/** A car from the side. */
const car = 'M0 14c0-5 3-7 8-8l9-6h14l9 7c6 1 8 3 8 9h-5a6 6 0 0 0-12 0H17a6 6 0 0 0-12 0H0z';

/** The first view of each page, in its own colours, the same in both schemes. */
const views: Record<Offer, ReactNode> = {
  // A poster with its date, the rooms to enrol in, and a badge.
  'landing-page-eventos': (
    <>
      <path fill={poster} d="M0 16h240v134H0z" />
      <path fill={black} d="M12 27h84v6H12z" />
      <text
        x="9"
        y="86"
        fill={black}
        fontFamily="var(--display)"
        fontSize="56"
        fontWeight="800"
        letterSpacing="-3"
      >
        {formatDate(event)}
      </text>
      <path stroke={black} strokeWidth="1.5" d="M12 97h132M12 117h132M12 137h132" />
      <path fill={red} d="M12 102h22v10H12zM12 122h22v10H12zM160 122h68v16h-68z" />
      <path fill={black} d="M42 104h68v5H42zM42 124h52v5H42z" />
      <path fill={white} stroke={black} d="M160 30h68v82h-68z" />
      <path fill={red} d="M160 30h68v15h-68z" />
      <path fill={black} d="M168 58h50v9h-50zM168 75h34v4h-34zM168 85h42v4h-42z" />
    </>
  ),
  // The plan of an apartment, and what is asked beside it.
  'landing-page-imobiliaria': (
    <>
      <path fill={clay} d="M0 16h240v134H0z" />
      <path
        fill="none"
        stroke={wall}
        strokeWidth="4"
        d="M14 30h124v106H98M82 136H14V30M82 30v30M82 78v22M14 84h46M138 84h-34M82 118v18"
      />
      <path fill="none" stroke={wall} d="M82 60a18 18 0 0 1 18 18M60 84a16 16 0 0 0 16-16" />
      <path fill={wall} d="M154 32h74v9h-74zM154 47h52v9h-52zM154 68h72v4h-72zM154 77h60v4h-60z" />
      <rect fill={ochre} x="154" y="93" width="74" height="18" rx="9" />
      <rect fill="none" stroke={ochre} x="154" y="118" width="74" height="18" rx="9" />
    </>
  ),
  // Three cars to choose from, and the one that comes along the road.
  'landing-page-locadora': (
    <>
      <path fill={sea} d="M0 16h240v92H0z" />
      <path fill="oklch(0.31 0.012 245)" d="M0 106h240v44H0z" />
      <path stroke={yellow} strokeWidth="3" strokeDasharray="20 14" d="M0 136h240" />
      <path fill={white} d="M12 27h120v9H12zM12 41h84v9H12z" />
      <rect fill={yellow} x="168" y="27" width="60" height="22" rx="4" />
      <path fill={white} d="M12 60h66v36H12zM162 60h66v36h-66z" />
      <path fill={yellow} d="M87 60h66v36H87z" />
      <g fill={sea}>
        <path d={car} transform="translate(21 71)" />
        <path d={car} transform="translate(96 71)" />
        <path d={car} transform="translate(171 71)" />
      </g>
      <path fill={white} d={car} transform="translate(94 112) scale(1.15)" />
    </>
  ),
  // The diagnosis: questions with their options, and three topics, of which one is short.
  'landing-page-consultoria': (
    <>
      <path fill={blue} d="M0 16h240v134H0z" />
      <path fill={white} d="M12 27h116v9H12zM12 41h78v9H12z" />
      <path
        fill="none"
        stroke={white}
        strokeWidth="1.5"
        d="M12 66h32v16H12zM50 66h32v16H50zM88 66h32v16H88zM12 94h32v16H12zM50 94h32v16H50zM88 94h32v16H88z"
      />
      <path fill={white} d="M50 66h32v16H50zM88 94h32v16H88z" />
      <path fill={ochre} d="M12 122h74v17H12z" />
      <path fill={white} d="m184 32 46 92h-92z" />
      <path fill="oklch(0.81 0.1 248)" d="m184 50 20 48-54 14z" />
    </>
  ),
};

/** A landing page by trade in a browser's window, drawn small. */
export const Miniature = ({ of }: { of: Offer }) => (
  <svg className="home__mini" viewBox="0 0 240 150" aria-hidden="true">
    <path fill="var(--sheet)" d="M0 0h240v16H0z" />
    <path fill="oklch(0.86 0.01 272)" d="M7 5h6v6H7zM17 5h6v6h-6zM27 5h6v6h-6zM44 4h120v8H44z" />
    {views[of]}
  </svg>
);
