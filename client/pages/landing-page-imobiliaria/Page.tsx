import { PlanTerms } from '../../components/landing/PlanTerms';
import { Process } from '../../components/landing/Process';
import { TradeContact } from '../../components/landing/TradeContact';
import { TradePlans } from '../../components/landing/TradePlans';
import { tradeAction } from '../../components/landing/tradeAction';
import { OfferLink } from '../../components/OfferLink';
import { QuestionSection } from '../../components/QuestionSection';
import { Section } from '../../components/Section';
import type { PageModule } from '../page';
import { Benefits } from './Benefits';
import { questions, terms, words } from './copy.pt';
import { Door } from './Door';
import { Elements } from './Elements';
import { Example } from './Example';
import { Hero } from './Hero';
import { Results } from './Results';
import '../../components/landing/landing.css';
import '../../components/last-call/last-call.css';
import './page.css';

const { benefits, elements, steps, plans, closing } = words;

export const head: PageModule['head'] = () => words.head;

export const action = tradeAction(words.hero.action);

/** The page is laid out as a floor plan: sections are rooms with walls and doors between them. */
export const Page = () => (
  <div className="early landing-page-imobiliaria">
    <div className="landing-page-imobiliaria__house">
      <Hero />
      <Example />
      <div className="split-last">
        <Section id="benefits" title={benefits.title}>
          <Door />
          <Benefits />
        </Section>
        <Section id="elements" title={elements.title}>
          <Elements />
        </Section>
      </div>
      <div className="split">
        <Section id="steps" title={steps.title}>
          <Door />
          <Process
            items={steps.items}
            className="landing__process landing-page-imobiliaria__course"
          />
        </Section>
        <Results />
      </div>
      <Section id="plans" title={plans.title} intro={plans.intro}>
        <Door />
        <TradePlans trade="landing-page-imobiliaria" label={plans.title} sector={plans.sector} />
        <PlanTerms lists={[terms.in, terms.out]} className="halves" />
      </Section>
      <QuestionSection className="split-last" items={questions.items}>
        <p>
          <span>{questions.site}</span> <OfferLink offer="website-development" />
        </p>
      </QuestionSection>
      <Section
        id="closing"
        className="last-call landing-page-imobiliaria__ground-clay"
        title={closing.title}
        intro={closing.text}
      >
        <Door />
        <p className="last-call__action">
          <TradeContact trade="landing-page-imobiliaria">{closing.action}</TradeContact>
        </p>
      </Section>
    </div>
  </div>
);
