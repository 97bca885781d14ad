import type { PageModule } from '../../pages/page';
import { copy as barCopy } from '../action-bar/copy';
import { plansRange } from './plansRange';

/** What stays at hand on the page of a trade: from how much on it is sold, and what to ask for. */
export const tradeAction =
  (ask: string): PageModule['action'] =>
  ({ lang }) => ({ terms: barCopy(lang).from(plansRange.lowest), ask });
