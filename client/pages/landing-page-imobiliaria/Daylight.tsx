import { type Time, times } from './data';

/** The positions of the lamps. */
const lamps =
  'M34-7.5h0M31 33.5h0M44 21h0M73 18h0M18 48.5h0M7 48.3h0M75 40h0M56 64h0M76 48.5h0M94 55h0';

type Sky = { /** Sunlight on the floor, or the dark. */ floor: string; disc: string };

/**
 * Brazil is in the southern hemisphere: the sun is north-east in the morning, north-west in the
 * afternoon, so its light always falls to the right.
 */
export const skies: Record<Time, Sky> = {
  am: {
    floor: 'M0-15H40V0H0zM8 0h23l8 20H16zM46 0h14l7 18H53zM76 0h14l7 18H83z',
    disc: 'M-1-19.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  pm: {
    floor: 'M3 70h7l4-11v-1H8zM18 70h14l6-15H24zM64 70h9l5-12H69zM85 70h9l4-10H89z',
    disc: 'M-1 84a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  eve: { floor: 'M0 0V-15H40V0H100V70H0z', disc: 'M52-21a4.5 4.5 0 1 0 4 7a5 5 0 0 1-4-7' },
};

/** The light in the apartment at the time of a visit. */
export const Daylight = ({ time }: { time: Time }) => (
  <g className="landing-page-imobiliaria__light" data-when-b={times.indexOf(time) + 1}>
    <path
      fill={
        time === 'eve'
          ? 'color-mix(in oklab, var(--card) 70%, oklch(0.2 0.1 280))'
          : 'var(--imobiliaria-sunlight)'
      }
      stroke="none"
      d={skies[time].floor}
    />
    {time === 'eve' && (
      // Zero-length dashes with round caps: pools of light.
      <path
        stroke="var(--sun)"
        strokeWidth="5.6"
        strokeLinecap="round"
        filter="drop-shadow(0 0 3px var(--sun))"
        d={lamps}
      />
    )}
    <path fill="var(--sun)" stroke="var(--leaf)" d={skies[time].disc} />
  </g>
);
