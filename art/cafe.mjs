// Draws the café of the image API's page as the picture that its samples edit. Run by hand when the drawing changes:
//
//   node art/cafe.mjs
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { loadSource } from '../scripts/build/esbuild.mjs';

const page = 'client/pages/nano-banana-api';
const { Drawing } = await loadSource(`${page}/Drawing.tsx`);
const { day } = await loadSource(`${page}/inks.ts`);

const folder = path.join(import.meta.dirname, '../public/samples');
mkdirSync(folder, { recursive: true });
const svg = createElement(
  'svg',
  { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 400 280', width: 1200, height: 840 },
  createElement(Drawing, { inks: day }),
);
await sharp(Buffer.from(renderToStaticMarkup(svg)))
  .png({ palette: true, effort: 10 })
  .toFile(path.join(folder, 'cafe.png'));
