import { formatNumber } from '../../../shared/format';
import { ChoiceInput } from '../../components/demo/Choices';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { firstProject, tasks } from './data';

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
      <table aria-labelledby="scores-title">
        <thead>
          <tr>
            {[task, hours, weeks, score].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map((one) => (
            <tr key={one.id} data-mark-a={one.at} data-verdict={one.verdict}>
              <th scope="row">
                <ChoiceInput
                  group="a"
                  at={one.at}
                  name="task"
                  id={`task-${one.at}`}
                  labelledBy={`task-${one.at}-name`}
                  chosen={one.verdict === firstProject}
                />
                <label htmlFor={`task-${one.at}`}>
                  <b className="ai-consulting__letter" aria-hidden="true">
                    {one.letter}
                  </b>{' '}
                  <span id={`task-${one.at}-name`}>
                    <span>{t.tasks[one.id].name}</span> <small>{t.verdicts[one.verdict]}</small>
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
