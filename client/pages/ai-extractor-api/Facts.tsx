import { fill } from '../../../shared/copy';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';

/** What goes in, what comes out, how long it takes and what it costs. */
export const Facts = () => {
  const lang = useLang();
  return (
    <dl className="grid ruled ai-extractor-api__facts">
      {Object.values(copy(lang).facts).map(({ name, text }) => (
        <div key={name}>
          <dt className="small">{name}</dt>
          <dd className="strong">{fill(text, figures(lang))}</dd>
        </div>
      ))}
    </dl>
  );
};
