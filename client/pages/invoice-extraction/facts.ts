import { flatFields } from '../../../shared/apis/api';
import { formatNames } from '../../../shared/apis/documentFormats';
import { invoice } from '../../../shared/apis/invoice';
import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatList, formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { invoicePlans, planFigures } from '../../../shared/prices/marketplace';

/** The figures in this page's sentences, formatted for a language. */
export const figures = (lang: Lang) => ({
  ...planFigures(invoicePlans, lang),
  // An object counts by its fields.
  answered: formatNumber(flatFields(invoice.response).filter(({ fields }) => !fields).length, lang),
  formats: formatList(formatNames, lang, 'or'),
  pages: formatNumber(maxInvoicePages, lang),
});

/** The page's figures as its sentences take them. */
export type Figures = ReturnType<typeof figures>;
