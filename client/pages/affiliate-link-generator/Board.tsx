import { affiliatePlans, type Network, networks } from '../../../shared/affiliatePlans';
import { useLang } from '../../view';
import { copy } from './copy';
import { networkNames } from './data';
import { PlanChoice } from './PlanChoice';
import { namesWith, plansWith } from './plan';
import { posts } from './posts';

const isInAll = (network: Network) => plansWith(network).length === affiliatePlans.length;

/**
 * What one link becomes on each network. The plans are radio buttons, and style rules empty the frames
 * of the networks that the chosen one does not post to; their names and their plans stay.
 */
export const Board = () => {
  const lang = useLang();
  const { board: t } = copy(lang);
  return (
    <figure className="aff__board">
      <PlanChoice />
      <ul className="aff__posts">
        {networks.map((network) => {
          const Post = posts[network];
          return (
            <li
              key={network}
              className={`aff__post aff__post--${network}`}
              data-in={plansWith(network).join(' ')}
            >
              <p className="aff__network">
                <strong>{networkNames[network]}</strong> <span>{t.shapes[network]}</span>{' '}
                <small>{isInAll(network) ? t.all : t.on(namesWith(network, lang))}</small>
              </p>
              <div className="aff__frame">
                <div className="aff__lit">
                  <Post />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
};
