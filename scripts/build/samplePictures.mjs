// The sample documents as pictures, for developers who try an API with one.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadSource } from './esbuild.mjs';

/** Pixels a point: 144 dots an inch, at which small print is read. */
const scale = 2;

/** How sharp writes each type, by the end of its name. */
const formats = {
  '.jpg': ['jpeg', { quality: 80 }],
  '.png': ['png', { palette: true, colours: 16 }],
  '.tiff': ['tiff', { compression: 'lzw' }],
};

/** Draws them into the folder of public files. */
export const makeSamplePictures = async (folder) => {
  // The font tools are this machine's, as for the Open Graph images.
  const { drawPictures } = await loadSource('server/generated/samples/drawPictures.ts', [
    'fontkit',
    'fontverter',
  ]);
  await Promise.all(
    drawPictures().flatMap(({ svg, width, addresses }) =>
      addresses.map(async (address) => {
        const file = path.join(folder, address);
        await mkdir(path.dirname(file), { recursive: true });
        const drawn = sharp(Buffer.from(svg), { density: 72 * scale }).resize({
          width: scale * width,
        });
        const [format, options] = formats[path.extname(file)];
        await drawn.toColourspace('b-w').toFormat(format, options).toFile(file);
      }),
    ),
  );
};
