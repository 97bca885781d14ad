import { formatNumber } from '../../../shared/format';
import { ChoiceInput } from '../../components/demo/Choices';
import { Result } from '../../components/demo/Result';
import { Bird } from '../../components/paper/Bird';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { exampleMonth, rowsOfMonth, type Source, sources } from './data';
import { SourceFlow } from './SourceFlow';
import {
  formatMoney,
  formatSum,
  reported,
  reportedTogether,
  rowsTogether,
  share,
  total,
} from './totals';

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
        <div className="ground-sheet data-engineering__base">
          <Bird below>
            <span>
              <span>{t.off}</span>
            </span>{' '}
            <b>{formatMoney(reportedTogether - total(exampleMonth), lang)}</b>
          </Bird>
          <p>
            <strong>{formatMoney(total(exampleMonth), lang)}</strong>{' '}
            {t.base(formatNumber(rowsTogether, lang))}
          </p>
        </div>
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
