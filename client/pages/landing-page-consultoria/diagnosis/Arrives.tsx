import { figure } from './copy.pt';
import { answerId, sizes, topics } from './data';
import { Either } from './Either';
import { firsts } from './firsts';
import { sayPeople } from './sayPeople';

/** The message that reaches the consultant, and what to ask for before the meeting. */
export const Arrives = () => (
  <div className="consult__arrives">
    <p>
      <strong>{figure.arrives}</strong>
    </p>
    <div id="message" className="consult__message">
      <p>{figure.greeting}</p>
      <p>
        <Either
          options={sizes.map((size, at) => [
            answerId('size', at),
            figure.size.said(sayPeople(size)),
          ])}
        />
        {topics.map((topic) => (
          <Either
            key={topic}
            options={figure.topics[topic].said.map((text, at) => [answerId(topic, at), text])}
          />
        ))}
      </p>
      <p>
        <Either options={firsts('wish')} />
      </p>
    </div>
    <p>
      <strong>{figure.bring}</strong> <Either options={firsts('bring')} />
    </p>
  </div>
);
