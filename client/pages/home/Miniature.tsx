import type { ReactNode } from 'react';
import { event } from '../landing-page-eventos/data';
import { formatDate } from '../landing-page-eventos/format';
import type { landing } from './copy.pt';

type Offer = keyof typeof landing.items;

const wall = 'oklch(0.972 0.014 70)';
const yellow = 'oklch(0.87 0.168 92)';

/** The first view of each page, in its own colours, the same in both schemes. */
const views: Record<Offer, ReactNode> = {
  'landing-page-eventos': (
    <>
      <path fill="oklch(0.97 0.03 95)" d="M0 0h176v104H0z" />
      <path fill="oklch(0.53 0.19 31)" d="M0 64h176v40H0z" />
      <path stroke="oklch(0.88 0.17 94)" strokeWidth="11" strokeDasharray="8 5" d="M10 84h157" />
      <text
        x="8"
        y="48"
        fill="oklch(0.2 0.02 75)"
        fontFamily="var(--display)"
        fontSize="50"
        fontWeight="800"
        letterSpacing="-2.5"
      >
        {formatDate(event)}
      </text>
    </>
  ),
  // The plan of an apartment.
  'landing-page-imobiliaria': (
    <>
      <path fill="oklch(0.47 0.125 37)" d="M0 0h176v104H0z" />
      <path fill="none" stroke={wall} strokeWidth="4" d="M15 15h99v74H15zM69 15v46M15 57h34" />
      <rect fill="oklch(0.85 0.14 82)" x="123" y="67" width="42" height="24" rx="8" />
    </>
  ),
  // A road to the horizon.
  'landing-page-locadora': (
    <>
      <path fill="oklch(0.4 0.09 236)" d="M0 0h176v44H0z" />
      <path fill="oklch(0.31 0.012 245)" d="M0 44h176v60H0z" />
      <path stroke={yellow} strokeWidth="5" strokeDasharray="22 16" d="M0 77h176" />
      <rect fill={yellow} x="11" y="10" width="79" height="27" rx="5" />
    </>
  ),
  // The diagnosis: three topics, of which one is short.
  'landing-page-consultoria': (
    <>
      <path fill="oklch(0.41 0.15 262)" d="M0 0h176v104H0z" />
      <path fill="oklch(0.995 0.003 255)" d="m88 11 49 82H39z" />
      <path fill="oklch(0.81 0.1 248)" d="m88 19 16 56-51 11z" />
    </>
  ),
};

/** A landing page by trade, drawn small. */
export const Miniature = ({ of }: { of: Offer }) => (
  <svg className="home__mini" viewBox="0 0 176 104" aria-hidden="true">
    {views[of]}
  </svg>
);
