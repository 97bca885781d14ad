import { SecondHalf } from '../../components/landing/SecondHalf';
import { tradeAction } from '../../components/landing/tradeAction';
import type { PageModule } from '../page';
import { CarAgain } from './CarDrawing';
import { words } from './copy.pt';
import { cars } from './data';
import { Hero } from './Hero';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction;

/** The steps stand along a road, as the fleet does at its end. */
export const Page = () => (
  <div className="page early landing-page-locadora">
    <Hero />
    <SecondHalf
      trade="landing-page-locadora"
      words={words}
      ground="landing-page-locadora__ground-sign"
      end={
        <div className="wide landing-page-locadora__fleet" aria-hidden="true">
          {cars.map(({ id }) => (
            <CarAgain key={id} car={id} />
          ))}
        </div>
      }
    />
  </div>
);
