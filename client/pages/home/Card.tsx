import type { ReactNode } from 'react';
import type { OfferId } from '../../../shared/offers';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import '../../components/document-figure/field-tones.css';
import '../../components/card/card.css';

type Props = {
  offer: OfferId;
  tone?: Tone | undefined;
  /** What stands beside the name, or above it. */
  picture?: ReactNode;
  /** What is said of it. */
  children: ReactNode;
};

/** An offer: a band with its name and its picture, and below it the words. The link of the name covers the card. */
export const Card = ({ offer, tone, picture, children }: Props) => (
  <li className="card home__card" data-tone={tone}>
    <div className="home__band">
      <h3>
        <OfferLink offer={offer} />
      </h3>
      {picture}
    </div>
    <div className="home__words">{children}</div>
  </li>
);

/** What goes in and comes out, drawn small in a file, which no document or script carries. */
export const CardPicture = ({ offer }: { offer: OfferId }) => (
  <img src={`/cards/${offer}.svg`} alt="" width="280" height="150" loading="lazy" />
);
