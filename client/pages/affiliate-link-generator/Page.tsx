import '../../styles/low-window.css';
import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { copy as barCopy } from '../../components/action-bar/copy';
import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { ConnectNetworks } from './ConnectNetworks';
import { copy } from './copy';
import { GettingStarted } from './GettingStarted';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import './page.css';

const [cheapest] = affiliatePlans;

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, formatPrice(cheapest.price[lang], lang));

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).monthly(formatPrice(affiliatePlans[0].price[lang], lang)),
  ask: copy(lang).hero.start,
});

export const Page = () => (
  <div className="page affiliate-link-generator">
    <Hero />
    <HowItWorks />
    <Pricing />
    <ConnectNetworks />
    <Questions />
    <GettingStarted />
  </div>
);
