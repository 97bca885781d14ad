import { dataFields, taxes } from '../../../shared/apis/nfse';
import { formatList, formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { nfsePlans, type PlanFigures, planFigures } from '../../../shared/prices/marketplace';

/** The figures of the page's sentences, formatted for a language. */
export type Facts = PlanFigures & {
  fields: string;
  taxes: string;
  taxFields: string;
};

export const facts = (lang: Lang): Facts => ({
  fields: formatNumber(dataFields.length, lang),
  taxes: formatList(
    taxes.map((tax) => tax.toUpperCase()),
    lang,
  ),
  // Each tax has a rate and an amount.
  taxFields: formatNumber(2 * taxes.length, lang),
  ...planFigures(nfsePlans, lang),
});
