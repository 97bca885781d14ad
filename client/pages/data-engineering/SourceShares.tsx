import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { rowsOfMonth, sources } from './data';
import { share } from './totals';

/** Each source's share of the sales; only the selected source's line is visible. */
export const SourceShares = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <div className="stack-2">
      {sources.map((source) => (
        <p key={source} className="small data-engineering__share" data-source={source}>
          {t.share(
            t.sources[source],
            formatNumber(share(source), lang, 0),
            formatNumber(rowsOfMonth[source], lang),
          )}
        </p>
      ))}
    </div>
  );
};
