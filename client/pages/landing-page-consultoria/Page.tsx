import { tradeAction } from '../../components/landing/tradeAction';
import type { PageModule } from '../page';
import { Benefits } from './Benefits';
import { Closing } from './Closing';
import { words } from './copy.pt';
import { Hero } from './Hero';
import { PageParts } from './PageParts';
import { Pricing } from './Pricing';
import { Results } from './Results';
import { Steps } from './Steps';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction(words.hero.action);

export const Page = () => (
  <div className="page early landing-page-consultoria">
    <Hero />
    <Benefits />
    <Results />
    <PageParts />
    <Steps />
    <Pricing />
    <Closing />
  </div>
);
