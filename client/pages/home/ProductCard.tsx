import type { OfferId } from '../../../shared/offers';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../document/view';
import { CardPicture } from './CardPicture';
import { copy } from './copy';
import '../../components/document-figure/field-tones.css';
import '../../components/card/card.css';

type Props = { offer: OfferId; tone: Tone; text: string; price: string; terms: string };

/** A product; its heading's link covers the whole card. */
export const ProductCard = ({ offer, tone, text, price, terms }: Props) => {
  const { office, developer } = copy(useLang()).products.forWhom;
  return (
    <li className="card home__product" data-tone={tone}>
      <CardPicture offer={offer} />
      <div className="home__words">
        <p className="small home__for">{offer === 'ocr-document-pro' ? office : developer}</p>
        <h3>
          <OfferLink offer={offer} />
        </h3>
        <p>{text}</p>
        <p className="small home__price">
          <strong>{price}</strong> <span>{terms}</span>
        </p>
      </div>
    </li>
  );
};
