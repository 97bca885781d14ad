import { formatPrice } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import { readyMade } from '../../../shared/prices/landingPages';
import { useLang } from '../../document/view';
import { copy } from './copy';

/** Where the price stands: the plans exist only in Portuguese. */
const priced: Localized<string> = { en: '#portfolio', pt: '#trades' };

/** The lowest price, with a link to what it buys, and what costs nothing. */
export const StartingPrice = () => {
  const lang = useLang();
  const { hero } = copy(lang);
  const price = formatPrice({ amount: readyMade.amount, currency: 'BRL' }, lang);
  return (
    <p className="small">
      <a href={priced[lang]}>{hero.readyMade(price)}</a>. {hero.free}
    </p>
  );
};
