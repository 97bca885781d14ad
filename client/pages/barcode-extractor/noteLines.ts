import { sheet } from '../../../shared/apis/drawnCodes';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';
import { drawnCode, weight } from './data';

/** Where text begins on the sheet, and where it ends. */
export const edge = 32;
export const right = sheet.width - edge;

type Line = { x: number; y: number; text: string; kind?: 'strong' | 'small'; end?: true };

/** The printed text of the delivery note; with `end` a line ends at its `x`. */
export const noteLines = (lang: Lang): readonly Line[] => {
  const { note: t } = copy(lang);
  return [
    { x: edge, y: 56, text: t.issuer, kind: 'strong' },
    { x: edge, y: 82, text: t.kind },
    { x: edge, y: 107, text: t.parcel, kind: 'small' },
    { x: edge, y: 142, text: t.follow, kind: 'small' },
    { x: right, y: 216, text: t.weight, kind: 'small', end: true },
    { x: right, y: 240, text: t.kilograms(formatNumber(weight, lang)), end: true },
    { x: edge, y: 350, text: t.item, kind: 'small' },
    { x: edge, y: 376, text: t.goods },
    { x: edge, y: 400, text: t.packs, kind: 'small' },
    { x: right, y: 500, text: t.shelf, kind: 'small', end: true },
    // The shelf number that the code beside it encodes.
    { x: right, y: 534, text: drawnCode('CODE39').value, kind: 'strong', end: true },
  ];
};
