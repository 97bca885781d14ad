import { invoicePictures } from '../../../shared/apis/invoiceFormats';
import { dataFields, taxes } from '../../../shared/apis/nfse';
import { nfsePlans, planOf } from '../../../shared/apis/plans';
import { formatList, formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

/** The figures of the page's sentences, as their reader writes them. */
export type Facts = {
  fields: string;
  taxes: string;
  taxFields: string;
  /** What it does not read, and the invoice API does. */
  pictures: string;
  free: string;
  from: string;
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
  free: formatNumber(planOf(nfsePlans, 'Free').quota, lang),
  from: formatPrice(planOf(nfsePlans, 'Basic').price[lang], lang),
});
