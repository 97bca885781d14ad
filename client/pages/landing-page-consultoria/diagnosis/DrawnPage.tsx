import { Bird } from '../../../components/paper/Bird';
import { figure } from './copy.pt';
import { First } from './First';
import { Questions } from './Questions';
import { ReceivedMessage } from './ReceivedMessage';
import { Verdict } from './Verdict';

/** The drawn page: problem, questions with what the answers mean, where to begin, the message that it sends, and what to ask for. */
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
    <p className="row wide landing-page-consultoria__bring">
      <strong>{figure.bring}</strong>{' '}
      <span className="overlay">
        <First say="bring" />
      </span>
    </p>
    <Bird>
      <span>
        <span>{figure.shortest}</span>{' '}
        <b>
          <span className="overlay">
            <First say="name" />
          </span>
        </b>
      </span>
    </Bird>
  </div>
);
