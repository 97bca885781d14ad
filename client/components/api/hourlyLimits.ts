import type { Listed } from '../../../shared/apis/api';
import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { copy } from './copy';

/** The hourly limits of an API's plans, where they are known, each beside the requests of its month. */
export const hourlyLimits = ({ plans }: Pick<Listed, 'plans'>, lang: Lang): string[] => {
  const { hourly, unreached } = copy(lang).limits;
  return plans.flatMap(({ id, perHour, quota }) => {
    if (!perHour) return [];
    const words = perHour < quota ? hourly : unreached;
    return words(id, formatNumber(quota, lang), formatNumber(perHour, lang));
  });
};
