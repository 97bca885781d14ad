import { formatList, formatPrice } from '../../../shared/format';
import { affiliatePlans, networks } from '../../../shared/prices/affiliate';
import { Demo } from '../../components/demo/Demo';
import { DemoCall } from '../../components/demo/DemoCall';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { namesWith, planName, plansWith } from './plan';
import { posts } from './posts';

/** The arrows from each plan to its networks, which stand in the columns below it. */
const Ways = () => (
  <svg
    className="affiliate-link-generator__ways"
    viewBox="0 0 24 10"
    width="100%"
    height="44"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentcolor"
    strokeWidth="2"
    aria-hidden="true"
  >
    {affiliatePlans.map(({ id, networks: included }, at) => {
      const from = 4 + 8 * at;
      const ends = networks.flatMap((network, place) =>
        included.includes(network) ? [3 + 6 * place] : [],
      );
      const across = `M${Math.min(from, ...ends)} 4H${Math.max(from, ...ends)}`;
      return (
        <path
          key={id}
          data-when-a={at + 1}
          vectorEffect="non-scaling-stroke"
          d={`M${from} 0v4${across}${ends.map((end) => `M${end} 4v5.6m-.12-1.4.12 1.4.12-1.4`).join('')}`}
        />
      );
    })}
  </svg>
);

/**
 * The same link as a post on each network. CSS dims the posts of networks that the selected plan does not post to,
 * but not their names and plans. The largest plan, which posts to all, is selected first.
 */
export const Board = () => {
  const lang = useLang();
  const { board: t, plans } = copy(lang);
  return (
    <Demo
      className="wide"
      group="a"
      name="shown"
      legend={t.legend}
      choices={affiliatePlans.map(({ id, price, networks: included }) => ({
        id,
        label: (
          <>
            <strong>{planName(id, lang)}</strong> <span>{formatPrice(price[lang], lang)}</span>
          </>
        ),
        result: `${plans.posts} ${formatList(
          included.map((network) => networkNames[network]),
          lang,
        )}`,
      }))}
      chosen={affiliatePlans.at(-1)?.id ?? ''}
    >
      <Ways />
      <ul className="affiliate-link-generator__posts">
        {networks.map((network) => {
          const Post = posts[network];
          const on = plansWith(network);
          return (
            <li
              key={network}
              className="stack-2 affiliate-link-generator__post"
              data-network={network}
              data-mark-a={on.join(' ')}
            >
              <p>
                <strong>{networkNames[network]}</strong>{' '}
                <span className="small">{t.shapes[network]}</span> <br />
                <span className="small">
                  {on.length === affiliatePlans.length ? t.all : t.on(namesWith(network, lang))}
                </span>
              </p>
              <div className="ground-sheet affiliate-link-generator__frame">
                <Post />
              </div>
            </li>
          );
        })}
      </ul>
      <figcaption>{t.caption}</figcaption>
      <DemoCall
        text={t.call.text}
        label={t.call.label}
        group="a"
        states={affiliatePlans.map(({ id }) => ({ id, plan: planName(id, lang) }))}
      />
    </Demo>
  );
};
