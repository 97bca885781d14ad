import { cardSize } from '../../ogImage/size';
import type { OgImageModule } from '../../ogImage/types';
import { Words } from '../../ogImage/Words';
import { words } from './copy.pt';
import { drawings } from './drawings';
import { metres } from './drawings/annotations';
import photo from './pictures/encosta-1280.webp';

/** The page's dark background, its white lines, and the orange of dimensions. */
const palette = { ground: '#0e1114', ink: '#f2f2ef', soft: '#b7bbc0' };
const accent = '#ff9235';

const left = 560;
const width = cardSize.width - left;
/** The x position of the section drawing, and of the photograph. */
const ground = 274;
/** The house drawing: pixels per metre, and the extent of its upper bar in metres. */
const scale = 22.4;
const bar = { from: 2, to: 24, height: 7.3 };

const { Building } = drawings.encosta;

/** The section of the page's first house, from its own paths; stroke widths are in metres. */
const Section = () => (
  <g
    transform={`translate(${left + 26} ${ground}) scale(${scale})`}
    fill="none"
    color={palette.ink}
    stroke={palette.ink}
    strokeWidth="0.09"
  >
    <Building />
    <path
      d={`M${bar.from} ${-bar.height}H${bar.to}m-.35.35.7-.7M${bar.from - 0.35} ${0.35 - bar.height}l.7-.7`}
      stroke={accent}
      strokeWidth="0.13"
    />
  </g>
);

const figure = (
  <>
    <image
      href={photo}
      x={left}
      y={ground}
      width={width}
      height={cardSize.height - ground}
      preserveAspectRatio="xMidYMax slice"
    />
    <path d={`M${left} ${ground}h${width}`} stroke={palette.ink} strokeWidth="6" />
    <Section />
    <Words
      x={left + 26 + (scale * (bar.from + bar.to)) / 2}
      y={ground - bar.height * scale - 14}
      size={54}
      font="studio"
      weight={600}
      anchor="middle"
      fill={accent}
    >
      {metres(bar.to - bar.from)}
    </Words>
  </>
);

export const ogImage: OgImageModule['ogImage'] = () => ({
  line: words.hero.title.join(' '),
  detail: 'Site de demonstração, com planta e corte.',
  palette,
  font: 'studio',
  words: { x: 64, width: 450 },
  figure,
});
