import { barcode } from '../../../shared/apis/barcode';
import type { CodeType, DrawnCode } from '../../../shared/apis/codes';
import { drawnCodes } from '../../../shared/apis/drawnCodes';
import { barcodePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { planFigures } from '../../../shared/prices/marketplace';

/** The page count of the example PDF, which exceeds the limit. */
const longPdf = 14;

/** The weight on the delivery note, in kilograms. */
export const weight = 2.4;

/** The number of pages that are read, and the total. */
export const pages = { read: barcodePages, all: longPdf };

/** The page's figures, formatted for a language. */
export const figures = (lang: Lang) => ({
  ...planFigures(barcode.plans, lang),
  pages: formatNumber(pages.read, lang),
  all: formatNumber(pages.all, lang),
});

export type Figures = ReturnType<typeof figures>;

/** The code of a type on the sheet; throws if there is none, which is a programming error. */
export const drawnCode = (type: CodeType): DrawnCode => {
  const code = drawnCodes.find((one) => one.type === type);
  if (!code) throw new Error(`the sheet has no ${type}`);
  return code;
};
