import '../../styles/low-window.css';
import type { PageModule } from '../page';
import { copy } from './copy';
import { Failures } from './Failures';
import { Hero } from './Hero';
import { MonthExample } from './MonthExample';
import { Pricing } from './Pricing';
import { Services } from './Services';
import { WrongRows } from './WrongRows';
import './page.css';

export const head: PageModule['head'] = ({ lang }) => copy(lang).head;

export const action: PageModule['action'] = ({ lang }) => ({
  ask: copy(lang).ask,
});

export const Page = () => (
  <div className="page data-engineering">
    <Hero />
    <MonthExample />
    <WrongRows />
    <Services />
    <Failures />
    <Pricing />
  </div>
);
