import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { chores, firstProject, type Verdict } from './data';

/** The verdicts shown in the table: why the highest score is not where AI begins. */
const noted: ReadonlySet<Verdict> = new Set(['rule', 'first']);

/** The chores sorted by score; selecting one shows its verdict. */
export const ScoreTable = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  const { chore, hours, weeks, score } = t.columns;
  return (
    <fieldset className="tabular ai-consulting__scores">
      <legend id="scores-title" className="visually-hidden">
        {t.table}
      </legend>
      <table aria-labelledby="scores-title">
        <thead>
          <tr>
            {[chore, hours, weeks, score].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chores.map((one) => (
            <tr key={one.id} data-chore={one.at} data-verdict={one.verdict}>
              <th scope="row">
                <input
                  type="radio"
                  id={`chore-${one.at}`}
                  name="chore"
                  value={one.at}
                  aria-labelledby={`chore-${one.at}-name`}
                  defaultChecked={one.verdict === firstProject}
                />
                <label htmlFor={`chore-${one.at}`}>
                  <b className="ai-consulting__letter" aria-hidden="true">
                    {one.letter}
                  </b>{' '}
                  <span>
                    <span id={`chore-${one.at}-name`}>{t.chores[one.id].name}</span>{' '}
                    {noted.has(one.verdict) && <small>{t.verdicts[one.verdict]}</small>}
                  </span>
                </label>
              </th>
              {[one.hours, one.weeks, one.score].map((figure, at) => (
                <td key={[hours, weeks, score][at]}>{formatNumber(figure, lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
};
