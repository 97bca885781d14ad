import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { copy } from './copy';
import { Demo } from './Demo';
import { figures } from './data';
import { Failures } from './Failures';
import { Features } from './Features';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { UseCases } from './UseCases';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => headWith(copy(lang).head, figures(lang));

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).quote,
});

export const Page = () => (
  <div className="page ai-extractor-api">
    <Hero />
    <Demo />
    <Features />
    <UseCases />
    <HowItWorks />
    <Failures />
    <Closing />
  </div>
);
