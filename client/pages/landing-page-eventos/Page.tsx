import '../../fonts/weights.css';
import { SecondHalf } from '../../components/landing/SecondHalf';
import { tradeAction } from '../../components/landing/tradeAction';
import type { PageModule } from '../page';
import { BlankDate } from './BlankDate';
import { words } from './copy.pt';
import { Example } from './example/Example';
import { Hero } from './Hero';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction;

export const Page = () => (
  <div className="page early landing-page-eventos">
    <Hero />
    <Example />
    <SecondHalf
      trade="landing-page-eventos"
      words={words}
      ground="landing-page-eventos__ground-stock"
    >
      <BlankDate />
    </SecondHalf>
  </div>
);
