/** The size of a picture in pixels, as the file itself says it. */
export type PictureSize = { type: 'image/avif' | 'image/webp'; width: number; height: number };

const ascii = (file: Buffer, from: number, to: number): string => file.toString('latin1', from, to);

/** The first `ispe` property of an AVIF file: width and height after the version of the box. */
const readAvif = (file: Buffer): PictureSize => {
  const at = file.indexOf('ispe', 0, 'latin1');
  if (at < 0) throw new Error('an AVIF file without a size');
  return {
    type: 'image/avif',
    width: file.readUInt32BE(at + 8),
    height: file.readUInt32BE(at + 12),
  };
};

/** Where each kind of WebP file has its size: lossy, lossless, extended. */
const readWebp = (file: Buffer): PictureSize => {
  const size = (width: number, height: number): PictureSize => ({
    type: 'image/webp',
    width,
    height,
  });
  const kind = ascii(file, 12, 16);
  if (kind === 'VP8 ')
    return size(file.readUInt16LE(26) % 2 ** 14, file.readUInt16LE(28) % 2 ** 14);
  if (kind === 'VP8X') return size(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1);
  if (kind !== 'VP8L') throw new Error(`a WebP file of the kind ${kind}`);
  const bits = file.readUInt32LE(21);
  return size((bits % 2 ** 14) + 1, (Math.floor(bits / 2 ** 14) % 2 ** 14) + 1);
};

/** Reads the size of an AVIF or WebP file. */
export const readPictureSize = (file: Buffer): PictureSize => {
  if (ascii(file, 4, 12) === 'ftypavif') return readAvif(file);
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return readWebp(file);
  throw new Error(`neither AVIF nor WebP: ${ascii(file, 0, 16)}`);
};
