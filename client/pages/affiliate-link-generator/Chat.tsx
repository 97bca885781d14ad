import { networks } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { networkNames } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';
import { plansWith } from './plan';
import './chat.css';

/** A chat: the reader sends the shop's link, gets the affiliate link back, and sees where it was posted. */
export const Chat = () => {
  const { chat: t, post } = copy(useLang());
  return (
    <div className="affiliate-link-generator__chat">
      <p className="strong affiliate-link-generator__with">{t.name}</p>
      <ol aria-label={t.name}>
        <li className="affiliate-link-generator__bubble">
          <span className="visually-hidden">{t.tool}</span>
          <span>{t.ready}</span>
        </li>
        <li className="affiliate-link-generator__bubble affiliate-link-generator__bubble--you affiliate-link-generator__sent">
          <span className="visually-hidden">{t.you}</span>
          <Photo crop="square" />
          <span>
            <strong>{post.product}</strong> <ProductLink />
          </span>
        </li>
        <li className="affiliate-link-generator__bubble">
          <span className="visually-hidden">{t.tool}</span>
          <span>{t.yours}</span> <ProductLink yours />
        </li>
        <li className="affiliate-link-generator__bubble">
          <span className="visually-hidden">{t.tool}</span>
          <span>{t.posted}</span>
          <ul className="strong affiliate-link-generator__posted">
            {networks.map((network) => (
              <li
                key={network}
                className="affiliate-link-generator__lit"
                data-in={plansWith(network).join(' ')}
              >
                {networkNames[network]}
              </li>
            ))}
          </ul>
        </li>
      </ol>
    </div>
  );
};
