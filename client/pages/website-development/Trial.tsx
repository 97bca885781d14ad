import type { ReactNode } from 'react';

/** This page as paper: its frame, and the lines, the button and the picture on it. */
const frame = <path d="M1 1h94v62H1z" />;
const lines = <path d="M10 11h38v7H10zM10 22h30v7H10zM10 36h34v2H10zM10 41h28v2H10z" />;
const button = <path d="M10 48h26v9H10z" fill="var(--leaf)" />;
const picture = <path d="M56 11h30v46H56z" fill="var(--field-coral)" />;

const page = (
  <>
    {frame}
    {lines}
    {button}
    {picture}
  </>
);

/** What the page looks like in each test. */
const trials = {
  script: (
    <>
      {page}
      <g>
        <path d="M58 40h52v28H58z" />
        <text x="84" y="59">
          JS
        </text>
        <path d="M62 66 106 42" stroke="var(--coral)" strokeWidth="3" />
      </g>
    </>
  ),
  turned: (
    <>
      <path d="M12 15h94v53H12z" />
      <path d="M21 24h36v7H21zM21 35h26v7H21z" />
      <path d="M70 24h27v35H70z" fill="var(--field-coral)" />
      <path d="M21 50h26v9H21z" fill="var(--leaf)" />
      <path d="M1 50V1h40v9" fill="none" stroke="var(--ink)" strokeDasharray="4" />
    </>
  ),
  keys: (
    <>
      {page}
      <path d="M6 44h34v17H6z" fill="none" stroke="var(--focus)" strokeWidth="3" />
      <g>
        <path d="M66 40h44v28H66z" />
        <text x="88" y="59">
          Tab
        </text>
      </g>
    </>
  ),
  dark: (
    <>
      {page}
      <path d="M48 1h47v62H48z" fill="var(--screen)" />
      <path d="M56 11h30v46H56z" fill="var(--field-sun)" />
    </>
  ),
  larger: (
    <>
      {frame}
      <path d="M10 9h74v14H10zM10 27h52v14H10z" />
      <path d="M10 46h48v14H10z" fill="var(--leaf)" />
    </>
  ),
  printed: (
    <>
      <path d="M1 1h52v67H1z" />
      <path d="M9 9h32v6H9zM9 19h24v6H9zM9 32h36v2H9zM9 37h36v2H9zM9 42h30v2H9zM9 52h36v2H9zM9 57h22v2H9z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** This page as it is in a test. */
export const Trial = ({ of }: { of: keyof typeof trials }) => (
  <svg viewBox="0 0 120 69" width="144" height="83" fill="var(--on-sheet)" aria-hidden="true">
    {trials[of]}
  </svg>
);
