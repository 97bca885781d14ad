import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { claims } from './data';

/** The claims formatted for a language, with a real minus sign. */
export const readClaims = (lang: Lang) => {
  const { leads, conversion, cost, quality, hours, days } = claims;
  const number = (value: number) => formatNumber(value, lang);
  return {
    leads: `${number(leads)}%`,
    conversion: `+${number(conversion.from)}–${number(conversion.to)}%`,
    cost: `\u2212${number(cost)}%`,
    quality: `+${number(quality)}%`,
    open: `${number(hours)}/${number(days)}`,
  };
};
