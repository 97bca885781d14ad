import { figure } from './copy.pt';
import { Questions } from './Questions';
import { Verdict } from './Verdict';

/** The drawn page as a visitor sees it: problem, questions with what the answers mean, and where to begin. */
export const DrawnPage = () => (
  <div className="ground-sheet stack-4 landing-page-consultoria__site">
    <p className="soft wide" translate="no">
      {figure.address}
    </p>
    <div className="stack-2 wide">
      <p className="row">
        <strong className="display">{figure.name}</strong>{' '}
        <span className="soft">{figure.trade}</span>
      </p>
      <p className="landing-page-consultoria__pain">{figure.pain}</p>
      <p>{figure.ask}</p>
    </div>
    <Questions />
    <Verdict />
  </div>
);
