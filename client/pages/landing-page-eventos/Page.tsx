import '../../fonts/weights.css';
import { tradeAction } from '../../components/landing/tradeAction';
import { QuestionList } from '../../components/QuestionList';
import type { PageModule } from '../page';
import { Benefits } from './Benefits';
import { Closing } from './Closing';
import { words } from './copy.pt';
import { Elements } from './Elements';
import { Example } from './example/Example';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Results } from './Results';
import { Section } from './Section';
import { Steps } from './Steps';
import '../../components/landing/landing.css';
import './sections.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction(words.hero.bar);

export const Page = () => (
  <div className="page early landing-page-eventos">
    <Hero />
    <Example />
    <Pricing />
    <Benefits />
    <Elements />
    <Results />
    <Steps />
    <Section
      id="questions"
      className="toned landing-page-eventos__questions"
      title={words.questions.title}
    >
      <div>
        <QuestionList items={words.questions.items} />
      </div>
    </Section>
    <Closing />
  </div>
);
