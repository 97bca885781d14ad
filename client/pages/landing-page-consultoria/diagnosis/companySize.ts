import { formatNumber } from '../../../../shared/format';
import { figure } from './copy.pt';
import type { sizes } from './data';

/** The label of a company size in the form. */
export const companySize = (size: (typeof sizes)[number]): string => {
  const from = formatNumber(size.from, 'pt');
  return 'to' in size
    ? figure.size.between(from, formatNumber(size.to, 'pt'))
    : figure.size.above(from);
};
