import { figure } from './copy.pt';
import { Questions } from './Questions';
import { ReceivedMessage } from './ReceivedMessage';
import { Verdict } from './Verdict';

/** The drawn page: problem, questions with what the answers mean, where to begin, and the message that it sends. */
export const DrawnPage = () => (
  <div className="ground-sheet stack-4 landing-page-consultoria__site">
    <p className="soft wide" translate="no">
      {figure.address}
    </p>
    <div className="stack-2">
      <p className="row">
        <strong className="display">{figure.name}</strong>{' '}
        <span className="soft">{figure.trade}</span>
      </p>
      <p className="landing-page-consultoria__pain">{figure.pain}</p>
      <p>{figure.ask}</p>
    </div>
    <Questions />
    <Verdict />
    <ReceivedMessage />
  </div>
);
