import { landingPlanIds } from '../../../shared/offers';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { useLang } from '../../view';
import { copy } from './copy';
import { landing } from './onlyPortuguese';

const [cheapest] = landingPlanIds;

/** What it costs to begin; in Portuguese also where prices begin, which leads to them. */
export const Hint = () => {
  const lang = useLang();
  return (
    <p className="web__small">
      <span>{copy(lang).hero.hint}</span>{' '}
      {lang === 'pt' && <a href="#trades">{landing.from(readLandingPlan(cheapest).price)}</a>}
    </p>
  );
};
