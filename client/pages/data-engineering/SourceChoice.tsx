import { formatNumber } from '../../../shared/format';
import { ChoiceInput } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { rowsOfMonth, type Source, sources } from './data';
import { SourceFlow } from './SourceFlow';
import { formatSum, reported, rowsTogether, share } from './totals';

/** The sources, each with the total that it reported, the database that they flow into, and the share of the selected one. */
export const SourceChoice = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <div className="stack-4">
      <fieldset className="choice data-engineering__sources">
        <legend>{t.legend(t.sign)}</legend>
        {sources.map((source, index) => (
          <div key={source} data-source={source}>
            <ChoiceInput
              group="a"
              at={index + 1}
              name="source"
              id={`source-${source}`}
              chosen={source === ('sheet' satisfies Source)}
            />
            <label htmlFor={`source-${source}`}>
              <strong>{t.sources[source]}</strong> <b>{formatSum(reported(source), lang)}</b>{' '}
              <span>{t.kinds[source]}</span>
            </label>
          </div>
        ))}
        <SourceFlow />
        <p className="strong ground-sheet data-engineering__base">
          {t.base(formatNumber(rowsTogether, lang))}
        </p>
      </fieldset>
      <Result>
        {sources.map((source, index) => (
          <span key={source} data-when-a={index + 1}>
            {t.share(
              t.sources[source],
              formatNumber(share(source), lang, 0),
              formatNumber(rowsOfMonth[source], lang),
            )}
          </span>
        ))}
      </Result>
    </div>
  );
};
