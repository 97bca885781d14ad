import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';
import { convert } from 'fontverter';
import display from '../../client/fonts/bricolage-grotesque.woff2';
import sans from '../../client/fonts/hanken-grotesk.woff2';
import type { FontName, Shape } from '../../client/ogImage/shape';
import studio from '../../client/pages/architecture-studio/archivo.woff2';

/** Opens a variable font; fontkit reads variations only of uncompressed fonts. */
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

type Run = { font: Font; glyphs: Glyph[]; positions: GlyphPosition[]; advance: number };

/** The studio's headlines are wide, as on its page. */
const widths: Partial<Record<FontName, number>> = { studio: 125 };

const variations = new Map<string, Font>();
const runs = new Map<string, Run>();

const inWeight = (name: FontName, weight: number): Font => {
  const key = `${name} ${weight}`;
  const font =
    variations.get(key) ?? fonts[name].getVariation({ wght: weight, wdth: widths[name] ?? 100 });
  variations.set(key, font);
  return font;
};

/** A line in units of its font, cached: a headline is measured at many widths and sizes. */
const layOut = (text: string, name: FontName, weight: number): Run => {
  const key = `${name} ${weight} ${text}`;
  const known = runs.get(key);
  if (known) return known;
  const font = inWeight(name, weight);
  const { glyphs, positions } = font.layout(text);
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`${name} lacks a letter of “${text}”`);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const run = { font, glyphs, positions, advance };
  runs.set(key, run);
  return run;
};

const draw = ({ glyphs, positions }: Run, scale: number): string => {
  let x = 0;
  return glyphs
    .map((glyph, at) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      const path = glyph.path
        .scale(scale, -scale)
        .translate((x + xOffset) * scale, -yOffset * scale)
        .toSVG();
      x += xAdvance;
      return path;
    })
    .join('');
};

/** Outlines a line of text in a font of the site. Throws where the font lacks a letter. */
export const shape: Shape = (text, name, weight, size) => {
  const run = layOut(text, name, weight);
  const scale = size / run.font.unitsPerEm;
  // Drawn on demand: most lines are only measured.
  return {
    width: run.advance * scale,
    get path() {
      return draw(run, scale);
    },
  };
};
