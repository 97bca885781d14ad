import { fill } from '../../../shared/copy';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { DataRow } from './DataRow';
import { type Source, wrongRows } from './data';
import { formatDifference, formatMoney, formatSum } from './totals';

/** How the wrong row of a source was found and fixed, in four steps. */
export const WrongRowStory = ({ source }: { source: Source }) => {
  const lang = useLang();
  const { steps, ...stories } = copy(lang).story;
  const t = stories[source];
  const { before, after } = wrongRows[source];
  const row = {
    before: formatSum(before, lang),
    after: formatSum(after, lang),
    price: formatMoney(after, lang),
  };
  return (
    <div className="stack-3 data-engineering__story">
      <h3>{t.title}</h3>
      <ol className="grid ruled">
        <li className="stack-2">
          <h4 className="small strong">{steps.came}</h4>
          <DataRow cells={fill(t.came, row)} />
        </li>
        <li className="stack-2">
          <h4 className="small strong">{steps.wrong}</h4>
          <p>{fill(t.wrong, row)}</p>
        </li>
        <li className="wide stack-2">
          <h4 className="small strong">{steps.done}</h4>
          <DataRow cells={fill(t.row, row)} />
          <p>{t.done}</p>
        </li>
        <li className="wide stack-2">
          <h4 className="small strong">{steps.now}</h4>
          <p className="row data-engineering__effect">
            <strong>{formatDifference(after - before, lang)}</strong>{' '}
            <span>{fill(t.now, row)}</span>
          </p>
        </li>
      </ol>
    </div>
  );
};
