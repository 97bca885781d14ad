import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import type { PageModule } from '../load';
import { Contact } from './Contact';
import { words } from './copy.pt';
import { Hero } from './Hero';
import { Limits } from './Limits';
import { Pairs } from './Pairs';
import { Reasons } from './Reasons';
import { Send } from './Send';
import { Sizes } from './Sizes';
import { Steps } from './Steps';

const hours = formatNumber(restorationHours, 'pt');

export const head: PageModule['head'] = () => ({
  title: words.head.title(hours),
  description: words.head.description(hours),
});

export const Page = () => (
  <div className="restore">
    <Hero />
    <Pairs />
    <Steps />
    <Limits />
    <Send />
    <Sizes />
    <Reasons />
    <Contact />
  </div>
);
