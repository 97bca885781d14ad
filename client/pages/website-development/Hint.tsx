import { formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/landingPlans';
import { landingPlanIds } from '../../../shared/offers';
import { useLang } from '../../view';
import { copy } from './copy';
import { landing } from './onlyPortuguese';

const [cheapest] = landingPlanIds;

/** What it costs to begin; in Portuguese also where prices begin, which leads to them. */
export const Hint = () => {
  const lang = useLang();
  const { amount } = landingPlans[cheapest];
  return (
    <p className="web__small">
      <span>{copy(lang).hero.hint}</span>{' '}
      {lang === 'pt' && (
        <a href="#trades">{landing.from(formatPrice({ amount, currency: 'BRL' }, 'pt'))}</a>
      )}
    </p>
  );
};
