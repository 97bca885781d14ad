import { nfseExample } from '../../../shared/apis/nfseExample';
import { nfsePlans, planOf } from '../../../shared/apis/plans';
import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';

const names = Object.keys(nfseExample);

/** The rate or the amount of a tax; `servicesValue` is neither. */
const taxed = /^(cofins|csll|inss|irrf|iss|pis)(Aliquot|Value)$/;

/** The figures of the page's sentences, as their reader writes them. */
export type Facts = { fields: string; taxFields: string; free: string; from: string };

export const facts = (lang: Lang): Facts => ({
  fields: formatNumber(names.length, lang),
  taxFields: formatNumber(names.filter((name) => taxed.test(name)).length, lang),
  free: formatNumber(planOf(nfsePlans, 'Free').quota, lang),
  from: formatPrice(planOf(nfsePlans, 'Basic').price[lang], lang),
});
