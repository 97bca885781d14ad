import { type Network, networks } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';

/** All networks, and of each whether a plan posts to it. */
export const PlanNetworks = ({ included }: { included: readonly Network[] }) => {
  const { plans: t } = copy(useLang());
  return (
    <div>
      <p className="small">{t.posts}</p>
      <dl className="affiliate-link-generator__networks">
        {networks.map((network) => {
          const posts = included.includes(network);
          return (
            <div key={network} className={posts ? 'strong' : 'soft'}>
              <dt>{networkNames[network]}</dt>{' '}
              <dd>
                <span aria-hidden="true">{posts ? '✓' : '–'}</span>{' '}
                <span className="visually-hidden">{posts ? t.yes : t.no}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
