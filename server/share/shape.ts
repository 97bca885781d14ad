import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import display from '../../client/fonts/bricolage-grotesque.woff2';
import sans from '../../client/fonts/hanken-grotesk.woff2';
import studio from '../../client/pages/architecture-studio/archivo.woff2';
import type { FontName, Shape } from '../../client/share/shape';

/** fontkit reads the variations of a font that is not compressed. */
const open = async (woff2: Uint8Array): Promise<Font> => {
  const font = create(Buffer.from(await convert(Buffer.from(woff2), 'truetype')));
  if (!('getVariation' in font)) throw new Error('a collection of fonts, not a font');
  return font;
};

const fonts: Record<FontName, Font> = {
  display: await open(display),
  sans: await open(sans),
  studio: await open(studio),
};

/** The studio's headlines are wide, as on its page; other fonts have one width. */
const widths: Partial<Record<FontName, number>> = { studio: 125 };

const variations = new Map<string, Font>();

const inWeight = (name: FontName, weight: number): Font => {
  const key = `${name} ${weight}`;
  const font =
    variations.get(key) ?? fonts[name].getVariation({ wght: weight, wdth: widths[name] ?? 100 });
  variations.set(key, font);
  return font;
};

/** Outlines a line of text in a font of the site. Throws where the font lacks a letter of it. */
export const shape: Shape = (text, name, weight, size) => {
  const font = inWeight(name, weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  let path = '';
  glyphs.forEach((glyph, at) => {
    if (glyph.id === 0) throw new Error(`${name} lacks a letter of “${text}”`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    path += glyph.path
      .scale(scale, -scale)
      .translate(width + xOffset * scale, -yOffset * scale)
      .toSVG();
    width += xAdvance * scale;
  });
  return { path, width };
};
