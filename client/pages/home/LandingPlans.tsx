import { planHref } from '../../../shared/links';
import { landingPlanIds } from '../../../shared/offers';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { landing } from './copy.pt';
import '../../components/card/card.css';

/** The plans of the landing pages as price tags, the same for every trade; each leads to contact. */
export const LandingPlans = () => (
  <div className="home__tariff">
    <p>{landing.intro}</p>
    <ul className="home__plans" aria-label={landing.table}>
      {landingPlanIds.map((id) => {
        const { price, points } = readLandingPlan(id);
        return (
          <li key={id}>
            <a className="card" href={planHref(id, 'pt', { sourcePage: 'landing-page' })}>
              <span className="strong">{id}</span> <strong>{price}</strong>{' '}
              <span className="small">
                {points.map((point, at) => (
                  <span key={point}>
                    {at > 0 && <i> · </i>}
                    {point}
                  </span>
                ))}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  </div>
);
