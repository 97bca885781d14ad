import { companySize } from './companySize';
import { figure } from './copy.pt';
import { sizes, topics } from './data';
import { First } from './First';
import { When } from './When';

/** The message that reaches the consultant. Each answer has announced its part of it. */
export const ReceivedMessage = () => (
  <div
    id="message"
    className="wide bubble bubble--in halves stack-2 landing__arrives"
    tabIndex={-1}
  >
    <p className="strong wide">{figure.arrives}</p>
    <p>{figure.greeting}</p>
    <p className="landing-page-consultoria__message">
      <span className="overlay">
        <When question="size" texts={sizes.map((size) => figure.size.said(companySize(size)))} />
      </span>
      {topics.map((topic) => (
        <span key={topic} className="overlay">
          <When question={topic} texts={figure.topics[topic].said} />
        </span>
      ))}
    </p>
    <p className="landing-page-consultoria__message">
      <span className="overlay">
        <First say="wish" />
      </span>
    </p>
  </div>
);
