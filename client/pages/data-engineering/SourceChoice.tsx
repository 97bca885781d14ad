import { useLang } from '../../view';
import { copy } from './copy';
import { type Source, sources } from './data';
import { formatSum, reported } from './totals';

/** The radio buttons of the sources, each with the total that it reported. */
export const SourceChoice = () => {
  const lang = useLang();
  const { may: t } = copy(lang);
  return (
    <fieldset className="data-engineering__sources">
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
            <strong>{t.sources[source]}</strong> <span>{t.kinds[source]}</span>{' '}
            <b>{formatSum(reported(source), lang)}</b>
          </label>
        </div>
      ))}
    </fieldset>
  );
};
