// Draws the codes of the barcode page's sheet and says where on it they stand. Run by hand when a value
// or a place changes; the numbers go into the page's figure and into the API's sample answer:
//
//   node art/codes.mjs && npx biome check --write shared/apis/drawnCodes.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import bwip from 'bwip-js';

const sheet = { width: 480, height: 600 };

// Every value is invented: a host that is reserved for examples, and a number that begins with 2, which
// GS1 leaves to shops for their own use, so that no product bears it.
const codes = [
  { type: 'QR_CODE', value: 'https://example.com/d/1042', x: 348, y: 32, module: 4 },
  { type: 'CODE128', value: 'EX-1042-0003', x: 28, y: 200, module: 2, height: 64 },
  { type: 'EAN13', value: '2001042000032', x: 258, y: 340, module: 2, height: 64 },
  { type: 'CODE39', value: 'A07-P3', x: 28, y: 484, module: 2, height: 56 },
];

/**
 * Bars and spaces in turn, in modules, as one line: down and up round each bar, along the top from bar to
 * bar. It repeats itself, so it packs well, and what it encloses is the bars alone.
 */
const bars = (options, module, height) => {
  const [code] = bwip.raw(options);
  if (!code || !('sbs' in code)) throw new Error('the encoder made no bars');
  const { sbs } = code;
  const all = sbs.length % 2 === 0 ? sbs.slice(0, -1) : sbs;
  const d = all
    .map((width, place) => {
      const wide = width * module;
      return place % 2 === 0 ? `v${height}h${wide}v${-height}` : `h${wide}`;
    })
    .join('');
  const width = all.reduce((sum, modules) => sum + modules * module, 0);
  return { d: `M0 0${d}z`, width, height };
};

/** The squares of a matrix as the outlines that the encoder has traced: no seams between neighbours. */
const outlines = (options, module) => {
  const svg = bwip.toSVG({ ...options, scale: 1 });
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const [matrix] = bwip.raw(options);
  if (!matrix || !('pixx' in matrix)) throw new Error('the encoder made no matrix');
  const { pixx } = matrix;
  const unit = (module * pixx) / side;
  const [, outline = ''] = /<path[^>]* d="([^"]+)"/.exec(svg) ?? [];
  const d = outline
    .split('Z')
    .filter((ring) => ring.trim() !== '')
    .map((ring) => {
      const points = Array.from(ring.matchAll(/([\d.]+) ([\d.]+)/g), ([, x, y]) => ({
        x: Number(x) * unit,
        y: Number(y) * unit,
      }));
      const moves = points.flatMap(({ x, y }, at) => {
        const from = points[at - 1];
        if (!from) return `M${x} ${y}`;
        return y === from.y ? `h${x - from.x}` : `v${y - from.y}`;
      });
      return `${moves.join('')}z`;
    })
    .join('');
  return { d, width: pixx * module, height: pixx * module };
};

const drawn = codes.map(({ type, value, x, y, module, height }) => {
  const options = { bcid: type.toLowerCase().replace('_', ''), text: value, eclevel: 'M' };
  const { d, ...size } = height ? bars(options, module, height) : outlines(options, module);
  return { value, type, page: 1, position: { x, y, ...size }, path: d };
});

const text = `// Written by art/codes.mjs.
import type { DrawnCode } from './codes';

/** The size of the sheet that the codes stand on, in the pixels of their positions. */
export const sheet = ${JSON.stringify(sheet)};

export const drawnCodes: readonly [DrawnCode, ...DrawnCode[]] = ${JSON.stringify(drawn, null, 2)};
`;
writeFileSync(path.join(import.meta.dirname, '../shared/apis/drawnCodes.ts'), text);
