import '../../fonts/weights.css';
import { lawFirmDays } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { PageModule } from '../page';
import { words } from './copy.pt';
import { Hero } from './Hero';
import { Benefits } from './sections/Benefits';
import { Closing } from './sections/Closing';
import { PageOrSite } from './sections/PageOrSite';
import { Pricing } from './sections/Pricing';
import { Redline } from './sections/Redline';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action: PageModule['action'] = () => ({
  terms: words.hero.online(formatNumber(lawFirmDays, 'pt')),
  ask: words.hero.action,
});

export const Page = () => (
  <div className="page early landing-page-advogados">
    <Hero />
    <Benefits />
    <Redline />
    <PageOrSite />
    <Pricing />
    <Closing />
  </div>
);
