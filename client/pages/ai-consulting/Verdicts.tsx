import { useLang } from '../../document/view';
import { copy } from './copy';
import { tasks } from './data';

/** The advice on every task; CSS shows that of the selected one. */
export const Verdicts = () => {
  const { sheet: t } = copy(useLang());
  return (
    <div className="stack-4 ai-consulting__verdicts">
      {tasks.map((task) => (
        <div key={task.id} className="stack-2" data-task={task.at} data-verdict={task.verdict}>
          <h3>
            <span>{`${t.tasks[task.id].name}:`}</span> <mark>{t.verdicts[task.verdict]}</mark>
          </h3>
          <p>{t.tasks[task.id].why}</p>
        </div>
      ))}
    </div>
  );
};
