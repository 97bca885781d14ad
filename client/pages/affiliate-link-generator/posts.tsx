import { formatPrice } from '../../../shared/format';
import type { Network } from '../../../shared/prices/affiliate';
import { Stamp } from '../../components/paper/Stamp';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { example } from './data';
import { Photo } from './Photo';
import { ProductLink } from './ProductLink';
import './posts.drawing.css';

/** The texts of the posts, including the prices of the invented product. */
const useWords = () => {
  const lang = useLang();
  const t = copy(lang).post;
  const { was, now } = example[lang];
  const prices = { was: formatPrice(was, lang), now: formatPrice(now, lang) };
  return { ...t, price: t.price(prices), caption: t.caption(prices.now) };
};

/** A message in a group: photo, text, link. */
const Message = () => {
  const t = useWords();
  return (
    <>
      <p className="strong">{t.group}</p>
      <div className="affiliate-link-generator__day">
        <p>{t.today}</p>
        <Stamp />
      </div>
      <div className="bubble bubble--in">
        <Photo crop="message" />
        <div>
          <p>
            <strong>{t.product}</strong>
          </p>
          <p>{t.price}</p>
          <p>
            <ProductLink yours />
          </p>
          <p>{t.advert}</p>
        </div>
      </div>
      <p className="bubble">{t.reply}</p>
    </>
  );
};

/** A channel post with its link in a button below it. */
const ChannelPost = () => {
  const t = useWords();
  return (
    <>
      <p className="strong">{t.channel}</p>
      <p>{t.today}</p>
      <div className="bubble bubble--in">
        <Photo crop="channel" />
        <div>
          <p>
            <strong>{t.product}</strong>
          </p>
          <p>{t.about}</p>
          <p>{t.price}</p>
          <p>{t.advert}</p>
        </div>
      </div>
      <p className="bubble bubble--in strong">
        <mark>{t.shop}</mark>
      </p>
    </>
  );
};

/** A square picture between account name and caption; a caption there cannot contain a link. */
const Square = () => {
  const t = useWords();
  return (
    <>
      <p className="strong affiliate-link-generator__account" translate="no">
        {t.account}
      </p>
      <Photo crop="square" />
      <svg
        className="affiliate-link-generator__can"
        viewBox="0 0 88 22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M11 19 3 11a4.500 4.500 0 0 1 8-5 4.500 4.500 0 0 1 8 5zM52 18l-1-4a8 8 0 1 0-4 4zM68 4h17l-9 15-2-9zM74 10l11-6" />
      </svg>
      <p>
        <strong translate="no">{t.account}</strong> <span>{t.caption}</span>
      </p>
      <p>
        <mark>{t.bio}</mark> <span>{t.advert}</span>
      </p>
    </>
  );
};

/** A tall picture that is itself a link. */
const Pin = () => {
  const t = useWords();
  return (
    <>
      <Photo crop="pin" drawn />
      <p>
        <strong>{t.product}</strong> <span>{t.advert}</span>
      </p>
      <p>
        <ProductLink yours />
      </p>
      <p>{t.folder}</p>
    </>
  );
};

/** The post of each network, in that network's layout. */
export const posts: Record<Network, () => React.ReactNode> = {
  whatsapp: Message,
  telegram: ChannelPost,
  instagram: Square,
  pinterest: Pin,
};
