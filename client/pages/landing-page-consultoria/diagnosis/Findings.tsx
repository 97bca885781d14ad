import { figure } from './copy.pt';
import { answerId, topics } from './data';
import { Variants } from './Variants';

/** The result of the diagnosis: one sentence per topic, and how to read the triangle. */
export const Findings = () => (
  <div className="stack-3 landing-page-consultoria__readings">
    <dl className="stack-2">
      {topics.map((topic) => {
        const { name, readings } = figure.topics[topic];
        return (
          <div key={topic}>
            <dt className="strong">{name}</dt>
            <dd>
              <Variants
                options={readings.map((text, at) => [answerId(topic, at), text] as const)}
              />
            </dd>
          </div>
        );
      })}
    </dl>
    <p className="soft">{figure.legend}</p>
  </div>
);
