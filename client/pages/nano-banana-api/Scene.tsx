/** The id under which the scene is drawn once, for all that show it or a detail of it. */
export const sceneId = 'scene';

/** Every second stripe of the awning, from the first or from the second on. */
const stripes = (first: number): string =>
  Array.from({ length: 5 - first }, (_, at) => first + 2 * at)
    .map((at) => `M${86 + 18 * at} 128h18L${96 + 20 * at} 158v7a10 8 0 0 1-20 0v-7z`)
    .join('');

/**
 * A café on a corner, and below it the colours that it is printed in. Its colours are custom properties, so
 * that an edited copy is the very same drawing with some of them changed.
 */
export const Scene = () => (
  <symbol id={sceneId} viewBox="0 0 400 300">
    <path fill="var(--sky)" d="M0 0h400v280H0z" />
    <path
      fill="var(--orb)"
      opacity="var(--night)"
      d="M36 40h2v2h-2zM70 18h2v2h-2zM118 30h2v2h-2zM212 16h2v2h-2zM268 34h2v2h-2zM374 96h2v2h-2zM14 92h2v2h-2zM388 28h2v2h-2z"
    />
    <circle cx="338" cy="46" r="20" fill="var(--orb)" />
    <path fill="var(--far)" d="M0 240V128h30v-20h34v132zM352 240v-90h22v-24h26v114z" />
    <path fill="var(--side)" d="m292 58 62 20v164h-62z" />
    <path fill="var(--wall)" d="M64 58h228v184H64z" />
    <path
      fill="var(--trim)"
      d="M56 48h240l64 20v10l-68-20H56zM64 122h228v5H64zM86 114h44v4H86zM156 114h44v4h-44zM226 114h44v4h-44z"
    />
    <path
      fill="var(--glass)"
      d="M92 74h32v40H92zM162 74h32v40h-32zM232 74h32v40h-32zM316 98l20 6v36l-20-4zM82 164h96v56H82zM206 166h40v76h-40z"
    />
    <path
      fill="var(--pane)"
      d="M92 74h32v6H92zM162 74h32v6h-32zM232 74h32v6h-32zM107 74h2v40h-2zM177 74h2v40h-2zM247 74h2v40h-2zM82 196l32-32h18l-50 50zM206 200l34-34h6v12l-40 40z"
    />
    <path
      fill="var(--shutter)"
      d="M80 74h11v40H80zM125 74h11v40h-11zM150 74h11v40h-11zM195 74h11v40h-11zM220 74h11v40h-11zM265 74h11v40h-11z"
    />
    <path
      fill="var(--cat)"
      d="M126 220c-4-14 0-22 6-25l-2-11 7 5h6l7-5-1 12c8 8 8 18 5 24h8c8 0 6-12 2-14l4-3c7 6 8 20-6 20z"
    />
    <path
      fill="none"
      stroke="var(--dark)"
      strokeWidth="4"
      d="M82 160v60h96v-60M130 160v28M204 242v-80h44v80"
    />
    <path fill="var(--trim)" d="M76 220h108v7H76z" />
    <path fill="var(--awning)" d={stripes(0)} />
    <path fill="var(--white)" d={stripes(1)} />
    <path fill="var(--pave)" d="M0 240h400v40H0z" />
    <path fill="var(--kerb)" d="M0 240h292l62 2 46 8v8H0zM0 270h400v3H0z" />
    <g opacity="var(--night)">
      <circle cx="32" cy="112" r="40" fill="var(--glass)" opacity=".2" />
      <path fill="var(--glass)" opacity=".25" d="M82 242h96l16 38H58zM208 242h38l26 38h-58z" />
    </g>
    <path
      fill="var(--dark)"
      d="M30 120h4v134h-4zM24 250h16v6H24zM22 102h20l-4 20H26zM20 98h24v4H20z"
    />
    <path fill="var(--pane)" opacity="var(--night)" d="M25 104h14l-3 16h-8z" />
    <g opacity="var(--bicycle)" fill="none" strokeWidth="4">
      <path
        stroke="var(--dark)"
        d="M268 244a24 24 0 0 1 48 0 24 24 0 0 1-48 0zM332 244a24 24 0 0 1 48 0 24 24 0 0 1-48 0zM302 200h16M336 190h14c5 0 6 6 2 8"
      />
      <path stroke="var(--frame)" d="m292 244 18-38h36l-26 38zM310 206l10 38M343 194l13 50" />
    </g>
    {['sky', 'wall', 'awning', 'orb', 'cat', 'shutter', 'glass', 'frame', 'dark'].map((ink, at) => (
      <path key={ink} fill={`var(--${ink})`} d={`M${at * 22} 284h16v16h-16z`} />
    ))}
  </symbol>
);
