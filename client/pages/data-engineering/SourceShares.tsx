import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { rowsTold, sources } from './data';
import { share } from './totals';

/** How much of the sales each source has; the chosen one's line is to be seen. */
export const SourceShares = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <div className="data-engineering__shares">
      {sources.map((source) => (
        <p key={source} data-source={source}>
          {t.share(
            t.sources[source],
            formatNumber(share(source), lang, 0),
            formatNumber(rowsTold[source], lang),
          )}
        </p>
      ))}
    </div>
  );
};
