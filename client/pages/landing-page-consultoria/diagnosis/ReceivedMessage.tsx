import { companySize } from './companySize';
import { figure } from './copy.pt';
import { answerId, sizes, topics } from './data';
import { firstTopics } from './firstTopics';
import { Variants } from './Variants';

/** The message that reaches the consultant. */
export const ReceivedMessage = () => (
  <div
    id="message"
    className="landing-page-consultoria__sheet landing-page-consultoria__arrives landing__arrives"
    tabIndex={-1}
  >
    <p>
      <strong>{figure.arrives}</strong>
    </p>
    <div className="stack-3 landing-page-consultoria__message">
      <p>{figure.greeting}</p>
      <p>
        <Variants
          options={sizes.map((size, at) => [
            answerId('size', at),
            figure.size.said(companySize(size)),
          ])}
        />
        {topics.map((topic) => (
          <Variants
            key={topic}
            options={figure.topics[topic].said.map(
              (text, at) => [answerId(topic, at), text] as const,
            )}
          />
        ))}
      </p>
      <p>
        <Variants options={firstTopics('wish')} />
      </p>
    </div>
  </div>
);
