import type { OfferId } from '../../../shared/offers';

/** What goes in and comes out, drawn small in a file, which no document or script carries. */
export const CardPicture = ({ offer }: { offer: OfferId }) => (
  <div className="home__picture">
    <img src={`/cards/${offer}.svg`} alt="" width="280" height="150" loading="lazy" />
  </div>
);
