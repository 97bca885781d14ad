import { networks } from '../../../shared/prices/affiliate';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';
import { plansWith } from './plan';

/** A chat: asked for a product, the reader sends the shop's link, gets the affiliate link back, and sees where it was posted. */
export const Chat = () => {
  const { chat: t, post } = copy(useLang());
  return (
    <div className="ground-screen stack-3 affiliate-link-generator__chat">
      <Bird>
        <span>
          <span>{t.code}</span> <b>{t.news}</b>
        </span>
      </Bird>
      <p className="strong">{t.name}</p>
      <ol className="stack-2" aria-label={t.name}>
        <li className="bubble bubble--in ground-sheet">
          <span className="visually-hidden">{t.tool}</span> <span>{t.ask}</span>
        </li>
        <li className="bubble ground-sheet affiliate-link-generator__sent">
          <span className="visually-hidden">{t.you}</span>
          <Photo crop="square" />
          <span>
            <strong>{post.product}</strong> <ProductLink />
          </span>
        </li>
        <li className="bubble bubble--in ground-sheet">
          <span className="visually-hidden">{t.tool}</span>
          <span>{t.yours}</span> <ProductLink yours />
        </li>
        <li className="bubble bubble--in ground-sheet">
          <span className="visually-hidden">{t.tool}</span>
          <span>{t.posted}</span>
          <ul className="strong affiliate-link-generator__posted">
            {networks.map((network) => (
              <li key={network} data-when-a={plansWith(network).join(' ')}>
                {networkNames[network]}
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </div>
  );
};
