import { figure } from './copy.pt';
import { answerId, topics } from './data';
import { Either } from './Either';

/** What the drawn page answers, a sentence on each topic, and how its triangle is read. */
export const Readings = () => (
  <div className="consult__readings">
    <dl>
      {topics.map((topic) => {
        const { letter, name, readings } = figure.topics[topic];
        return (
          <div key={topic}>
            <dt>
              <span aria-hidden="true">{letter}</span> <span>{name}</span>
            </dt>
            <dd>
              <Either options={readings.map((text, at) => [answerId(topic, at), text])} />
            </dd>
          </div>
        );
      })}
    </dl>
    <p>{figure.legend}</p>
  </div>
);
