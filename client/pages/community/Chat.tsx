import { formatTime } from '../../components/hours/formatTime';
import { Bird } from '../../components/paper/Bird';
import { words } from './copy.pt';
import { deal, type GoodId, thread } from './data';
import { ProductDrawing } from './ProductDrawing';
import './chat.drawing.css';

const { chat: t } = words;

/** A deal as a chat message: the product, its old price, and its new price on a tag. */
const Deal = ({ id }: { id: GoodId }) => {
  const { was, now, less, at } = deal(id);
  return (
    <li className="bubble bubble--in community__deal">
      <span className="visually-hidden">{t.from}</span>
      <ProductDrawing id={id} />
      <p>
        <strong>{t.goods[id]}</strong> {t.ad}{' '}
        <span className="community__tag">
          {t.now} <strong>{now}</strong>
        </span>{' '}
        <br />
        <s>{t.was(was)}</s> <br />
        <small>{t.less(less)}</small> <time dateTime={at}>{formatTime(at, 'pt')}</time>
      </p>
    </li>
  );
};

/** A member's reply to a deal. */
const Reply = ({ id }: { id: keyof typeof t.replies }) => (
  <li className="bubble bubble--in">
    <b>{t.replies[id].who}</b> <br />
    <span>{t.replies[id].says}</span>
  </li>
);

/** The group chat as members see it. */
export const Chat = () => (
  <figure className="stack-2">
    <div className="community__tilt">
      <Bird>
        <span>
          <span>{t.off}</span> <b>{t.saved(deal('bottle').saved)}</b>
        </span>
      </Bird>
      <div className="community__phone">
        <p className="display row community__name">
          {t.name}{' '}
          <time className="small" dateTime={t.day[0]}>
            {t.day[1]}
          </time>
        </p>
        <ol className="stack-2">
          {thread.map((one) =>
            'deal' in one ? (
              <Deal key={one.deal} id={one.deal} />
            ) : (
              <Reply key={`said-${one.reply}`} id={one.reply} />
            ),
          )}
        </ol>
      </div>
    </div>
    <figcaption>{t.caption}</figcaption>
  </figure>
);
