/** A door in the upper wall of a room: a gap, the door leaf, and its swing. */
export const Door = () => (
  <svg
    className="screen-only landing-page-imobiliaria__door"
    viewBox="0 0 100 124"
    aria-hidden="true"
  >
    <path fill="var(--paper)" d="M0 98H100V124H0z" />
    <path
      fill="none"
      stroke="var(--imobiliaria-wall)"
      strokeWidth="3"
      d="M2 100V2A98 98 0 0 1 98.500 100M4 100V2"
    />
  </svg>
);
