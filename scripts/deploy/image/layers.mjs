// What is in the layers of an image, also what a later one hides: whoever has the image can read each of them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildah, cache } from './builder.mjs';
import { output } from './programs.mjs';

/**
 * The layers, lowest first, with their size (octets, and those of gzip, as they are fetched), the files in them,
 * and whether a word is anywhere in them; and whether it is in what the image says of itself.
 */
export const readLayers = (tag, word) => {
  const folder = mkdtempSync(path.join(cache, 'layers-'));
  try {
    buildah('push', '--disable-compression', tag, `dir:${folder}`);
    const read = (digest) => readFileSync(path.join(folder, digest.replace('sha256:', '')));
    const manifest = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
    const { layers, config } = JSON.parse(manifest);
    const said = manifest + read(config.digest).toString();
    return {
      said: said.includes(word),
      layers: layers.map(({ digest }) => {
        const tar = read(digest);
        return {
          size: tar.length,
          fetched: gzipSync(tar, { level: 6 }).length,
          files: output('tar', ['tf', '-'], { input: tar }).split('\n').filter(Boolean),
          holds: tar.includes(word),
        };
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
