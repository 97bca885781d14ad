import { figure } from './copy.pt';
import { Findings } from './Findings';
import { Questions } from './Questions';
import { Verdict } from './Verdict';

/** The drawn page as a visitor sees it: problem, questions, result, and what the answers mean. */
export const DrawnPage = () => (
  <div className="landing-page-consultoria__sheet landing-page-consultoria__site">
    <p className="wide soft landing-page-consultoria__bar" translate="no">
      {figure.address}
    </p>
    <div className="stack-3">
      <p className="row landing-page-consultoria__firm">
        <strong>{figure.name}</strong> <span className="soft">{figure.trade}</span>
      </p>
      <p className="landing-page-consultoria__pain">{figure.pain}</p>
      <p>{figure.ask}</p>
    </div>
    <Questions />
    <div className="landing-page-consultoria__outcome">
      <Verdict />
      <Findings />
    </div>
  </div>
);
