import { SecondHalf } from '../../components/landing/SecondHalf';
import { tradeAction } from '../../components/landing/tradeAction';
import { OfferLink } from '../../components/OfferLink';
import type { PageModule } from '../page';
import { site, words } from './copy.pt';
import { Door } from './Door';
import { Example } from './Example';
import { Hero } from './Hero';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction;

/** The page is laid out as a floor plan: sections are rooms with walls and doors between them. */
export const Page = () => (
  <div className="early landing-page-imobiliaria">
    <div className="landing-page-imobiliaria__house">
      <Hero />
      <Example />
      <SecondHalf
        trade="landing-page-imobiliaria"
        words={words}
        ground="landing-page-imobiliaria__ground-clay"
        mark={<Door />}
        aside={
          <p>
            <span>{site}</span> <OfferLink offer="website-development" />
          </p>
        }
      />
    </div>
  </div>
);
