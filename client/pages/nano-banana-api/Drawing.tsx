/** The colours of the drawing, and the opacities of its night parts and of the bicycle. */
export type InkName =
  | 'sky'
  | 'far'
  | 'orb'
  | 'wall'
  | 'side'
  | 'trim'
  | 'white'
  | 'glass'
  | 'pane'
  | 'shutter'
  | 'cat'
  | 'awning'
  | 'pave'
  | 'kerb'
  | 'dark'
  | 'frame'
  | 'night'
  | 'bicycle';

/** The colours in the row of swatches below the drawing. */
const printed = [
  'sky',
  'wall',
  'awning',
  'side',
  'cat',
  'shutter',
  'glass',
  'frame',
  'dark',
] as const satisfies readonly InkName[];

/** Every second stripe of the awning, starting with the first or the second. */
const stripes = (first: number): string =>
  Array.from({ length: 5 - first }, (_, at) => first + 2 * at)
    .map((at) => `M${86 + 18 * at} 128h18L${96 + 20 * at} 158v7a10 8 0 0 1-20 0v-7z`)
    .join('');

/** A café on a corner, 400 by 300 units, and below it the swatches of its colours. */
export const Drawing = ({ ink }: { ink: (name: InkName) => string }) => (
  <>
    <path fill={ink('sky')} d="M0 0h400v280H0z" />
    <path
      fill={ink('orb')}
      opacity={ink('night')}
      d="M36 40h2v2h-2zM70 18h2v2h-2zM118 30h2v2h-2zM212 16h2v2h-2zM268 34h2v2h-2zM374 96h2v2h-2zM14 92h2v2h-2zM388 28h2v2h-2z"
    />
    <circle cx="338" cy="46" r="20" fill={ink('orb')} />
    <path fill={ink('far')} d="M0 240V128h30v-20h34v132zM352 240v-90h22v-24h26v114z" />
    <path fill={ink('side')} d="m292 58 62 20v164h-62z" />
    <path fill={ink('wall')} d="M64 58h228v184H64z" />
    <path
      fill={ink('trim')}
      d="M56 48h240l64 20v10l-68-20H56zM64 122h228v5H64zM86 114h44v4H86zM156 114h44v4h-44zM226 114h44v4h-44z"
    />
    <path
      fill={ink('glass')}
      d="M92 74h32v40H92zM162 74h32v40h-32zM232 74h32v40h-32zM316 98l20 6v36l-20-4zM82 164h96v56H82zM206 166h40v76h-40z"
    />
    <path
      fill={ink('pane')}
      d="M92 74h32v6H92zM162 74h32v6h-32zM232 74h32v6h-32zM107 74h2v40h-2zM177 74h2v40h-2zM247 74h2v40h-2zM82 196l32-32h18l-50 50zM206 200l34-34h6v12l-40 40z"
    />
    <path
      fill={ink('shutter')}
      d="M80 74h11v40H80zM125 74h11v40h-11zM150 74h11v40h-11zM195 74h11v40h-11zM220 74h11v40h-11zM265 74h11v40h-11z"
    />
    <path
      fill={ink('cat')}
      d="M126 220c-4-14 0-22 6-25l-2-11 7 5h6l7-5-1 12c8 8 8 18 5 24h8c8 0 6-12 2-14l4-3c7 6 8 20-6 20z"
    />
    <path
      fill="none"
      stroke={ink('dark')}
      strokeWidth="4"
      d="M82 160v60h96v-60M130 160v28M204 242v-80h44v80"
    />
    <path fill={ink('trim')} d="M76 220h108v7H76z" />
    <path fill={ink('awning')} d={stripes(0)} />
    <path fill={ink('white')} d={stripes(1)} />
    <path fill={ink('pave')} d="M0 240h400v40H0z" />
    <path fill={ink('kerb')} d="M0 240h292l62 2 46 8v8H0zM0 270h400v3H0z" />
    <g opacity={ink('night')}>
      <circle cx="32" cy="112" r="40" fill={ink('glass')} opacity=".2" />
      <path fill={ink('glass')} opacity=".25" d="M82 242h96l16 38H58zM208 242h38l26 38h-58z" />
    </g>
    <path
      fill={ink('dark')}
      d="M30 120h4v134h-4zM24 250h16v6H24zM22 102h20l-4 20H26zM20 98h24v4H20z"
    />
    <path fill={ink('pane')} opacity={ink('night')} d="M25 104h14l-3 16h-8z" />
    <g opacity={ink('bicycle')} fill="none" strokeWidth="4">
      <path
        stroke={ink('dark')}
        d="M268 244a24 24 0 0 1 48 0 24 24 0 0 1-48 0zM332 244a24 24 0 0 1 48 0 24 24 0 0 1-48 0zM302 200h16M336 190h14c5 0 6 6 2 8"
      />
      <path stroke={ink('frame')} d="m292 244 18-38h36l-26 38zM310 206l10 38M343 194l13 50" />
    </g>
    {printed.map((name, at) => (
      <path key={name} fill={ink(name)} d={`M${at * 22} 284h16v16h-16z`} />
    ))}
  </>
);
