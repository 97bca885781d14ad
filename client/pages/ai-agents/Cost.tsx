import { useLang } from '../../document/view';
import { copy } from './copy';

const parts = ['build', 'run', 'not'] as const;

/** How the price is set. */
export const Cost = () => {
  const { cost } = copy(useLang()).begin;
  return (
    <div id="cost" className="stack-3">
      <h3>{cost.title}</h3>
      <dl className="grid thirds ruled">
        {parts.map((part) => (
          <div key={part}>
            <dt className="strong">{cost[part].name}</dt>
            <dd>{cost[part].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
