import { formatNumber } from '../../../shared/format';
import { type LandingTrade, landingTrade } from '../../../shared/prices/landingPages';
import type { PlannedWords } from './landingWords';
import './result.css';

/** The claimed increase for a trade, with what it depends on. */
export const Result = ({
  trade,
  words,
}: {
  trade: LandingTrade;
  words: PlannedWords['results'];
}) => (
  <>
    <p className="landing__gain">
      <strong>{`+${formatNumber(landingTrade(trade).increase, 'pt')}%`}</strong>{' '}
      <span>{words.label}</span>
    </p>
    <p className="small landing__note">{words.note}</p>
  </>
);
