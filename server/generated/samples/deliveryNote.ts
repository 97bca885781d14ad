import { edge, noteLines, right } from '../../../client/pages/barcode-extractor/noteLines';
import { drawnCodes, sheet } from '../../../shared/apis/drawnCodes';
import { type Lang, languageTag } from '../../../shared/languages';
import type { PdfPage } from './pdf';

const sizes = { strong: 19, small: 12, plain: 14 };

/** The delivery note of the figure; one point of the page is one unit of the positions in the response. */
export const deliveryNote = (lang: Lang, notice: string): PdfPage => ({
  ...sheet,
  lang: languageTag[lang],
  font: 'Courier',
  texts: [
    ...noteLines(lang).map(([x, y, text, kind]) => ({
      x,
      y,
      size: sizes[kind ?? 'plain'],
      text,
      bold: kind === 'strong',
      end: x === right,
    })),
    ...drawnCodes
      .filter(({ type }) => type !== 'QR_CODE')
      .map(({ value, position: { x, y, height } }) => ({
        x,
        y: y + height + 18,
        size: sizes.small,
        text: value,
      })),
    { x: edge, y: 588, size: 10, text: notice },
  ],
  frames: [],
  areas: drawnCodes.map(({ position: { x, y }, path }) => ({ x, y, path })),
});
