import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { type LandingTrade, landingTrade } from '../../../shared/prices/landingPages';
import { WhoAnswers } from '../owner/WhoAnswers';
import { QuestionSection } from '../QuestionSection';
import { Section } from '../Section';
import { landing } from './copy.pt';
import type { PlannedWords } from './landingWords';
import { PageParts } from './PageParts';
import { PlanTerms } from './PlanTerms';
import { Process } from './Process';
import { TradeContact } from './TradeContact';
import { TradePlans } from './TradePlans';

type Props = {
  trade: LandingTrade;
  words: PlannedWords;
  /** The class of the last section, whose ground is the trade's. */
  ground: string;
  /** What stands at the head of each section. */
  mark?: ReactNode;
  /** What follows the questions. */
  aside?: ReactNode;
  /** What ends the last section. */
  end?: ReactNode;
  /** A drawing beside the steps. */
  children?: ReactNode;
};

/**
 * The second half of a trade's page: what one gets, what it costs, what happens when it goes wrong, and the call, with
 * the steps that follow it. The claimed increase is one line of the price, with what it depends on.
 */
export const SecondHalf = ({ trade, words, ground, mark, aside, end, children }: Props) => {
  const { page, plans, results, questions, closing, steps } = words;
  return (
    <>
      <Section id="page" title={page.title} intro={landing.send}>
        {mark}
        <PageParts {...words} />
      </Section>
      <Section id="plans" title={plans.title} intro={plans.intro}>
        {mark}
        <TradePlans trade={trade} label={landing.plans} sector={plans.sector} />
        <PlanTerms lists={plans.terms}>
          <h3>{results.title}</h3>
          <p className="landing__gain">
            <strong>{`+${formatNumber(landingTrade(trade).increase, 'pt')}%`}</strong>{' '}
            {results.label}
          </p>
          <p className="landing__note soft">{results.note}</p>
        </PlanTerms>
      </Section>
      <QuestionSection className="split-last" {...questions}>
        {aside}
      </QuestionSection>
      <section id="closing" className={`split-last ${ground}`}>
        {mark}
        <div className="stack-4">
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          {children}
          <WhoAnswers />
          <p>
            <TradeContact trade={trade}>{landing.ask}</TradeContact>
          </p>
        </div>
        <div className="stack-4">
          <p className="strong">{landing.after}</p>
          <Process items={steps} />
        </div>
        {end}
      </section>
    </>
  );
};
