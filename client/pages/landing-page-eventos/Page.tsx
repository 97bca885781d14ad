import '../../fonts/weights.css';
import { Process } from '../../components/landing/Process';
import { tradeAction } from '../../components/landing/tradeAction';
import { QuestionSection } from '../../components/QuestionSection';
import { Section } from '../../components/Section';
import type { PageModule } from '../page';
import { Benefits } from './Benefits';
import { Closing } from './Closing';
import { words } from './copy.pt';
import { Elements } from './Elements';
import { Example } from './example/Example';
import { count } from './format';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import '../../components/landing/landing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction(words.hero.action);

const { steps, questions } = words;

/** The sections in the order of the numbers that begin their headings. */
export const Page = () => (
  <div className="page early landing-page-eventos">
    <Hero />
    <Example />
    <Pricing />
    <Benefits />
    <Section
      id="steps"
      className="landing-page-eventos__ground-stock"
      title={`${count(steps.items.length)} ${steps.title}`}
    >
      <Process
        items={steps.items}
        className="landing__process steps landing__line landing-page-eventos__line"
      />
    </Section>
    <Elements />
    <QuestionSection className="split-last" items={questions} />
    <Closing />
  </div>
);
