import { sheet } from '../../../shared/apis/drawnCodes';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';
import { drawnCode, weight } from './data';

/** The margins of the sheet. */
export const edge = 32;
export const right = sheet.width - edge;

type Line = readonly [x: number, y: number, text: string, kind?: 'strong' | 'small'];

/** The printed text of the delivery note; what stands at the right ends there. */
export const noteLines = (lang: Lang): readonly Line[] => {
  const { note: t } = copy(lang);
  return [
    [edge, 60, t.issuer, 'strong'],
    [edge, 86, t.kind],
    [edge, 110, t.parcel, 'small'],
    [edge, 142, t.follow, 'small'],
    [right, 216, t.weight, 'small'],
    [right, 240, t.kilograms(formatNumber(weight, lang))],
    [edge, 350, t.item, 'small'],
    [edge, 376, t.goods],
    [edge, 400, t.packs, 'small'],
    [right, 500, t.shelf, 'small'],
    // The shelf number that the code beside it encodes.
    [right, 534, drawnCode('CODE39').value, 'strong'],
  ];
};
