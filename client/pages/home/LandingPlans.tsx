import { planHref } from '../../../shared/links';
import { landingPlanIds } from '../../../shared/offers';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { useSource } from '../../view';
import { landing } from './copy.pt';

/** The landing page plans, the same for every trade; each leads to contact. */
export const LandingPlans = () => {
  const source = useSource();
  return (
    <ul className="thirds home__plans" aria-label={landing.table}>
      {landingPlanIds.map((id) => {
        const { price, points } = readLandingPlan(id);
        return (
          <li key={id}>
            <a href={planHref(id, 'pt', source)}>
              <strong>{id}</strong> <strong>{price}</strong>{' '}
              <span className="small wide">{points.join(' · ')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
