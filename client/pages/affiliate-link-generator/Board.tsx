import { affiliatePlans, type Network, networks } from '../../../shared/prices/affiliate';
import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames, postClass } from './data';
import { PlanChoice } from './PlanChoice';
import { namesWith, planName, plansWith } from './plan';
import { posts } from './posts';
import './board.drawing.css';

const isInAll = (network: Network) => plansWith(network).length === affiliatePlans.length;

/**
 * The same link as a post on each network. The plans are radio buttons; CSS dims the posts of
 * networks that the selected plan does not post to, but not their names and plans.
 */
export const Board = () => {
  const lang = useLang();
  const { board: t } = copy(lang);
  return (
    <figure className="wide stack-4 affiliate-link-generator__board">
      <PlanChoice />
      <ul className="affiliate-link-generator__posts">
        {networks.map((network) => {
          const Post = posts[network];
          return (
            <li
              key={network}
              className={`stack-2 affiliate-link-generator__post ${postClass[network]}`}
              data-in={plansWith(network).join(' ')}
            >
              <p className="affiliate-link-generator__network">
                <strong>{networkNames[network]}</strong>{' '}
                <span className="small">{t.shapes[network]}</span>{' '}
                <small className="small">
                  {isInAll(network) ? t.all : t.on(namesWith(network, lang))}
                </small>
              </p>
              <div className="affiliate-link-generator__frame">
                <div className="stack-2">
                  <Post />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <figcaption>{t.caption}</figcaption>
      <div>
        <DemoCall
          text={t.call.text}
          label={t.call.label}
          states={[
            { id: 'any' },
            ...affiliatePlans.map(({ id }) => ({ id, plan: planName(id, lang) })),
          ]}
        />
      </div>
    </figure>
  );
};
