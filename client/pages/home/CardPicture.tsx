import type { OfferId } from '../../../shared/offers';
import type { Tone } from '../../components/document-figure/sample';

/** What goes in and comes out, drawn small in a file, which no document or script carries. */
export const CardPicture = ({ offer, tone }: { offer: OfferId; tone?: Tone | undefined }) => (
  <div className="home__picture" data-tone={tone}>
    <img src={`/cards/${offer}.svg`} alt="" width="280" height="150" loading="lazy" />
  </div>
);
