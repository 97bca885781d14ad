import { landingHead } from '../../components/landing/landingHead';
import type { PageModule } from '../load';
import { Aim } from './Aim';
import { words } from './copy.pt';
import { Diagnosis } from './diagnosis/Diagnosis';
import { End } from './End';
import { Gains } from './Gains';
import { Hero } from './Hero';
import { Parts } from './Parts';
import { Plans } from './Plans';
import { Stages } from './Stages';

export const head: PageModule['head'] = () => landingHead(words);

export const Page = () => (
  <div className="consult">
    <Hero />
    <Diagnosis />
    <Gains />
    <Parts />
    <Stages />
    <Plans />
    <Aim />
    <End />
  </div>
);
