// The mark as pictures, for whoever shows no SVG: browser tabs of old, home screens, launchers.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { loadSource } from '../loadSource.mjs';
import { root } from '../sources.mjs';

/** The width of the drawing in its own units, which is that of its viewBox in pixels. */
const drawn = 32;

/** Points an inch at which a drawing is as wide as its viewBox says. */
const natural = 72;

const draw = (svg, width) =>
  sharp(svg, { density: (natural * width) / drawn })
    .resize(width, width)
    .png()
    .toBuffer();

/** The mark in the middle of a square, on paper or on nothing. */
const makePicture = async (svg, { size, mark, opaque }, paper) => {
  const background = opaque ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  const square = sharp({ create: { width: size, height: size, channels: 4, background } });
  const input = await draw(svg, Math.round(size * mark));
  const picture = square.composite([{ input }]);
  return (opaque ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer();
};

/** Draws every icon of shared/icons.ts into the folder of public files. */
export const makeIcons = async (folder) => {
  const [icons, { brand }] = await Promise.all(
    ['shared/icons.ts', 'shared/brand.ts'].map(loadSource),
  );
  const { vectorIcon, classicIcon, touchIcon, plainIcons, maskableIcon } = icons;
  const svg = await readFile(path.join(root, 'public', vectorIcon));
  const write = (name, content) => writeFile(path.join(folder, name), content);
  const small = await Promise.all(classicIcon.sizes.map((size) => draw(svg, size)));
  await write(classicIcon.path, await pngToIco(small));
  for (const icon of [touchIcon, ...plainIcons, maskableIcon])
    await write(icon.path, await makePicture(svg, icon, brand.paper.light));
};
