import type { Box, Sample } from '../../../client/components/document-figure/sample';
import { type Lang, languageTag } from '../../../shared/languages';
import type { PdfPage, Text } from './pdf';

/** A4, in points. */
const paper = { width: 595, height: 842 };
const edge = 46;
const columns = 6;
const column = (paper.width - 2 * edge) / columns;
const boxHeight = 32;
const headingHeight = 27;

/** Widths in columns; a box without a size takes half a row. */
const spans: Readonly<Record<NonNullable<Box['size']>, number>> = {
  wide: 6,
  most: 4,
  third: 2,
  sixth: 1,
};

/** Lays out the document of a figure on a page, below the notice. */
export const formOf = ({ issuer, kind, boxes }: Sample, lang: Lang, notice: string): PdfPage => {
  const texts: Text[] = [
    { x: edge, y: 40, size: 10, text: notice, bold: true },
    { x: edge, y: 78, size: 18, text: issuer, bold: true },
    { x: edge, y: 97, size: 11, text: kind },
  ];
  const frames: { x: number; y: number; width: number; height: number }[] = [];
  let [top, used] = [112, 0];
  const endRow = () => {
    if (used > 0) top += boxHeight;
    used = 0;
  };
  for (const box of boxes) {
    if ('heading' in box) {
      endRow();
      texts.push({ x: edge, y: top + 19, size: 11, text: box.heading, bold: true });
      top += headingHeight;
      continue;
    }
    const span = box.size ? spans[box.size] : 3;
    if (used + span > columns) endRow();
    const x = edge + used * column;
    frames.push({ x, y: top, width: span * column, height: boxHeight });
    texts.push({ x: x + 6, y: top + 11, size: 7.5, text: box.label });
    texts.push({ x: x + 6, y: top + 25, size: 11, text: box.text });
    used += span;
  }
  return { ...paper, lang: languageTag[lang], font: 'Helvetica', texts, frames, areas: [] };
};
