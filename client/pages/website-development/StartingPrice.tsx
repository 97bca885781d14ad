import type { Localized } from '../../../shared/languages';
import { landingPlanIds } from '../../../shared/offers';
import { copy as barCopy } from '../../components/action-bar/copy';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { useLang } from '../../document/view';
import { landing } from './copy.pt';

const [cheapest] = landingPlanIds;

/** The landing pages and their prices exist only in Portuguese. */
const hasLandingPages: Localized<boolean> = { en: false, pt: true };

/** The first consultation's cost; in Portuguese also the lowest price, with a link to the prices. */
export const StartingPrice = () => {
  const lang = useLang();
  return (
    <p className="small">
      <span>{barCopy(lang).freeQuote}</span>{' '}
      {hasLandingPages[lang] && (
        <a href="#trades">{landing.from(readLandingPlan(cheapest).price)}</a>
      )}
    </p>
  );
};
