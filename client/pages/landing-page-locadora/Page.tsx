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
import '../../components/landing/landing.css';
import './signs.drawing.css';
import './page.css';

export const head: PageModule['head'] = () => words.head;

const { benefits, elements, steps, results } = words;

export const action = tradeAction(words.hero.action);

export const Page = () => (
  <div className="page early landing-page-locadora">
    <Hero />
    <Section id="benefits" title={benefits.title}>
      <Points items={benefits.items} className="grid landing-page-locadora__keys" />
      <div id="results" className="stack-3 ground-sun landing-page-locadora__sign">
        <h3>{results.title}</h3>
        <Result trade="landing-page-locadora" words={results}>
          <CarAgain car="suv" fill="var(--ink)" />
        </Result>
      </div>
    </Section>
    <Section id="elements" className="ground-sunken" title={elements.title}>
      {/* A chat: what the customer asks, and the part that answers it. */}
      <ul className="stack-4 halves landing-page-locadora__asked">
        {elements.items.map(({ title, text }, at) => (
          <li key={title} className="stack-2">
            <q className="strong bubble bubble--in">{asked[at]}</q>
            <div className="bubble">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="process" title={steps.title}>
      <Process
        items={steps.items}
        className="landing__process steps landing-page-locadora__route"
      />
    </Section>
    <Pricing />
    <QuestionSection className="split-last" items={questions} />
    <Closing />
  </div>
);
