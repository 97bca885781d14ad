// The mark as pictures, for whoever shows no SVG: browser tabs of old, home screens, launchers.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { root } from '../sources.mjs';
import { loadSource } from './esbuild.mjs';

/** The width of the drawing in its own units; at 72 points an inch it is as wide in pixels. */
const drawn = 32;

const draw = (svg, width) =>
  sharp(svg, { density: (72 * width) / drawn })
    .resize(width, width)
    .png()
    .toBuffer();

/** The mark in the middle of a square, on paper or on nothing. */
const makePicture = async (svg, { size, mark, opaque }, paper) => {
  const background = opaque ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  const picture = square.composite([{ input: await draw(svg, Math.round(size * mark)) }]);
  return (opaque ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer();
};

/** Draws every icon of shared/icons.ts into the folder of public files. */
export const makeIcons = async (folder) => {
  const { brand } = await loadSource('shared/brand.ts');
  const { vectorIcon, classicIcon, touchIcon, plainIcons, maskableIcon } =
    await loadSource('shared/icons.ts');
  const svg = await readFile(path.join(root, 'public', vectorIcon));
  const small = await Promise.all(classicIcon.sizes.map((size) => draw(svg, size)));
  await writeFile(path.join(folder, classicIcon.path), await pngToIco(small));
  for (const icon of [touchIcon, ...plainIcons, maskableIcon])
    await writeFile(path.join(folder, icon.path), await makePicture(svg, icon, brand.paper.light));
};
