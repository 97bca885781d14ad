import { formatNumber } from '../../../../shared/format';
import { figure } from './copy.pt';
import type { sizes } from './data';

/** A class of companies as the form names it. */
export const companySize = (size: (typeof sizes)[number]): string => {
  const from = formatNumber(size.from, 'pt');
  return 'to' in size
    ? figure.size.between(from, formatNumber(size.to, 'pt'))
    : figure.size.above(from);
};
