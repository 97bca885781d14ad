import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Source, sources } from './data';
import { SourceFlow } from './SourceFlow';
import { formatSum, reported, rowsTogether } from './totals';
import '../../components/demo/radio-choice.css';
import '../../components/demo/choice.css';

/** The sources, each with the total that it reported, and the database that they flow into. */
export const SourceChoice = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <fieldset className="choice data-engineering__sources">
      <legend>{t.legend(t.sign)}</legend>
      {sources.map((source) => (
        <div key={source} data-source={source}>
          <input
            type="radio"
            id={`source-${source}`}
            name="source"
            value={source}
            defaultChecked={source === ('sheet' satisfies Source)}
          />
          <label htmlFor={`source-${source}`}>
            <strong>{t.sources[source]}</strong> <b>{formatSum(reported(source), lang)}</b>{' '}
            <span>{t.kinds[source]}</span>
          </label>
        </div>
      ))}
      <SourceFlow />
      <p className="strong data-engineering__base">{t.base(formatNumber(rowsTogether, lang))}</p>
    </fieldset>
  );
};
