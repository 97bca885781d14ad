import { formatNumber } from '../../../shared/format';
import { TableHead } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { firstProject, tasks, type Verdict } from './data';
import '../../components/demo/radio-choice.css';

/** The verdicts shown in the table: why the highest score is not where AI begins. */
const noted: ReadonlySet<Verdict> = new Set(['rule', 'first']);

/** The verdicts that the forms of the letters stand for. */
const badges = ['rule', 'next', 'person'] as const satisfies Verdict[];

/** The tasks sorted by score; selecting one shows its verdict. */
export const ScoreTable = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  const { task, hours, weeks, score } = t.columns;
  return (
    <fieldset className="tabular ai-consulting__scores">
      <legend id="scores-title" className="visually-hidden">
        {t.table}
      </legend>
      <p className="row small ai-consulting__badges" aria-hidden="true">
        {badges.map((verdict) => (
          <span key={verdict} data-verdict={verdict}>
            <b className="ai-consulting__letter" /> {t.verdicts[verdict]}
          </span>
        ))}
      </p>
      <table aria-labelledby="scores-title">
        <TableHead columns={[task, hours, weeks, score]} />
        <tbody>
          {tasks.map((one) => (
            <tr key={one.id} data-task={one.at} data-verdict={one.verdict}>
              <th scope="row">
                <input
                  type="radio"
                  id={`task-${one.at}`}
                  name="task"
                  value={one.at}
                  aria-labelledby={`task-${one.at}-name`}
                  defaultChecked={one.verdict === firstProject}
                />
                <label htmlFor={`task-${one.at}`}>
                  <b className="ai-consulting__letter" aria-hidden="true">
                    {one.letter}
                  </b>{' '}
                  <span>
                    <span id={`task-${one.at}-name`}>{t.tasks[one.id].name}</span>{' '}
                    <small className={noted.has(one.verdict) ? undefined : 'visually-hidden'}>
                      {t.verdicts[one.verdict]}
                    </small>
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
