import { planHref } from '../../../shared/links';
import { landingPlanIds } from '../../../shared/offers';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { landing } from './copy.pt';

/** The plans of the landing pages as price tags, the same for every trade; each leads to contact. */
export const LandingPlans = () => (
  <div className="stack-3 home__tariff">
    <p className="display">{landing.intro}</p>
    <ul className="stack-1 thirds home__plans" aria-label={landing.table}>
      {landingPlanIds.map((id) => {
        const { price, points } = readLandingPlan(id);
        return (
          <li key={id} className="box home__plan">
            <a href={planHref(id, 'pt', { sourcePage: 'landing-page' })}>
              <span className="strong">{id}</span> <strong className="display">{price}</strong>{' '}
              <span className="small">{points.join('\n')}</span>
            </a>
          </li>
        );
      })}
    </ul>
  </div>
);
