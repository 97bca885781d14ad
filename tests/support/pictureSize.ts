import sharp from 'sharp';

/** A picture's media type and its size in pixels, as the file itself says. */
export type PictureSize = { type: string; width: number; height: number };

/** sharp's names of formats; AVIF is a kind of HEIF. */
const types: Record<string, string> = {
  heif: 'image/avif',
  png: 'image/png',
  webp: 'image/webp',
};

export const readPictureSize = async (file: Buffer): Promise<PictureSize> => {
  const { format = '', width = 0, height = 0 } = await sharp(file).metadata();
  return { type: types[format] ?? format, width, height };
};
