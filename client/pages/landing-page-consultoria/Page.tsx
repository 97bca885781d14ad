import { SecondHalf } from '../../components/landing/SecondHalf';
import { tradeAction } from '../../components/landing/tradeAction';
import type { PageModule } from '../page';
import { words } from './copy.pt';
import { trade } from './data';
import { figure } from './diagnosis/copy.pt';
import { Hero } from './Hero';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction;

export const Page = () => (
  <div className="page early landing-page-consultoria">
    <Hero />
    <SecondHalf trade={trade} words={words} ground="landing-page-consultoria__ground-blue">
      <p className="bubble bubble--in">{figure.pain}</p>
    </SecondHalf>
  </div>
);
