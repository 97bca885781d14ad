import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { PageModule } from '../page';
import { Contact } from './Contact';
import { words } from './copy.pt';
import { Examples } from './Examples';
import { Hero } from './Hero';
import { Limits } from './Limits';
import { Sizes } from './Sizes';
import { Steps } from './Steps';
import './page.css';

const hours = formatNumber(restorationHours, 'pt');

export const head: PageModule['head'] = () => ({
  title: words.head.title(hours),
  description: words.head.description(hours),
});

export const action: PageModule['action'] = () => ({
  ask: words.hero.send,
});

export const Page = () => (
  <div className="page photo-restoration">
    <Hero />
    <Examples />
    <Steps />
    <Limits />
    <Sizes />
    <Contact />
  </div>
);
