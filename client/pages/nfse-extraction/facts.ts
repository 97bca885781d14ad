import { invoicePictures } from '../../../shared/apis/invoiceFormats';
import { dataFields, taxes } from '../../../shared/apis/nfse';
import { formatList, formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { nfsePlans, type PlanFigures, planFigures } from '../../../shared/prices/marketplace';

/** The figures of the page's sentences, as their reader writes them. */
export type Facts = PlanFigures & {
  fields: string;
  taxes: string;
  taxFields: string;
  /** What it does not read, and the invoice API does. */
  pictures: string;
};

export const facts = (lang: Lang): Facts => ({
  fields: formatNumber(dataFields.length, lang),
  taxes: formatList(
    taxes.map((tax) => tax.toUpperCase()),
    lang,
  ),
  // A rate and an amount each.
  taxFields: formatNumber(2 * taxes.length, lang),
  pictures: formatList(invoicePictures, lang),
  ...planFigures(nfsePlans, lang),
});
