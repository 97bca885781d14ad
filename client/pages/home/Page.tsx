import type { Localized } from '../../../shared/languages';
import { plansRange } from '../../components/landing/plansRange';
import { useLang } from '../../document/view';
import type { PageModule } from '../page';
import { About } from './About';
import { Closing } from './Closing';
import { Customers } from './Customers';
import { copy } from './copy';
import { landing } from './copy.pt';
import { Hero } from './Hero';
import { Niches } from './Niches';
import { Products } from './Products';
import { Services } from './Services';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

/** What the bar says of the price; abroad all is made to order. */
const terms: Localized<{ terms?: string }> = {
  en: {},
  pt: { terms: landing.from(plansRange.lowest) },
};

export const action: PageModule['action'] = ({ lang }) => ({
  ...terms[lang],
  ask: copy(lang).quote,
});

/** Landing pages by trade are sold in Brazil only. */
export const Page = () => {
  const lang = useLang();
  return (
    <div className="page home">
      <Hero />
      <Customers />
      <Products />
      <Services />
      {lang === 'pt' && <Niches />}
      <About />
      <Closing />
    </div>
  );
};
