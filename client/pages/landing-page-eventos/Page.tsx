import { landingHead } from '../../components/landing/landingHead';
import type { PageModule } from '../load';
import { Benefits } from './Benefits';
import { Closing } from './Closing';
import { words } from './copy.pt';
import { Elements } from './Elements';
import { Example } from './example/Example';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { Results } from './Results';
import { Steps } from './Steps';

export const head: PageModule['head'] = () => landingHead(words);

export const Page = () => (
  <div className="event">
    <Hero />
    <Example />
    <Benefits />
    <Elements />
    <Results />
    <Steps />
    <Pricing />
    <Questions />
    <Closing />
  </div>
);
