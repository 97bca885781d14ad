import { Elements } from '../../components/landing/Elements';
import { Points } from '../../components/landing/Points';
import { Process } from '../../components/landing/Process';
import { Result } from '../../components/landing/Result';
import { tradeAction } from '../../components/landing/tradeAction';
import { QuestionSection } from '../../components/QuestionSection';
import { Section } from '../../components/Section';
import type { PageModule } from '../page';
import { CarAgain } from './CarDrawing';
import { Closing } from './Closing';
import { asked, questions, words } from './copy.pt';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import '../../components/steps/steps.css';
import '../../components/landing/points.css';
import '../../components/landing/landing.css';
import './sections.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

const { benefits, elements, steps, results } = words;

export const action = tradeAction(words.hero.action);

export const Page = () => (
  <div className="page early landing-page-locadora">
    <Hero />
    <Section id="benefits" className="landing-page-locadora__benefits" title={benefits.title}>
      <Points items={benefits.items} className="landing__points" />
    </Section>
    <Section id="elements" className="toned landing-page-locadora__elements" title={elements.title}>
      <Elements items={elements.items} mark={(at) => <q>{asked[at]}</q>} />
    </Section>
    <Section id="process" className="landing-page-locadora__process" title={steps.title}>
      <Process
        items={steps.items}
        className="landing__process stack-4 steps landing-page-locadora__route"
      />
    </Section>
    <Section id="results" className="toned landing-page-locadora__results" title={results.title}>
      <Result trade="landing-page-locadora" words={results} />
      <CarAgain car="suv" fill="var(--on-sun)" />
    </Section>
    <Pricing />
    <QuestionSection className="landing-page-locadora__questions" {...questions} />
    <Closing />
  </div>
);
