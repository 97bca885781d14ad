import { formatNumber } from '../../../../shared/format';
import type { sizes } from './data';
import { figure } from './onlyPortuguese';

/** A class of companies as the form names it. */
export const sayPeople = (size: (typeof sizes)[number]): string => {
  const from = formatNumber(size.from, 'pt');
  return 'to' in size
    ? figure.size.between(from, formatNumber(size.to, 'pt'))
    : figure.size.above(from);
};
