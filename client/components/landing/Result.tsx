import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format';
import { type LandingTrade, landingTrade } from '../../../shared/prices/landingPages';
import type { PlannedWords } from './landingWords';
import './result.css';

type Props = {
  trade: LandingTrade;
  words: PlannedWords['results'];
  /** The drawing of the increase. */
  children: ReactNode;
};

/** The claimed increase for a trade, with what it depends on, beside its drawing. */
export const Result = ({ trade, words, children }: Props) => (
  <div className="landing__result">
    <div className="stack-3">
      <p className="landing__gain">
        <strong>{`+${formatNumber(landingTrade(trade).increase, 'pt')}%`}</strong> <br />
        {words.label}
      </p>
      <p className="landing__note">{words.note}</p>
    </div>
    {children}
  </div>
);
