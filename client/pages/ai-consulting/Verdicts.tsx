import { useLang } from '../../view';
import { copy } from './copy';
import { chores } from './data';

/** The advice on every chore; CSS shows that of the selected one. */
export const Verdicts = () => {
  const { sheet: t } = copy(useLang());
  return (
    <div className="stack-3 ai-consulting__verdicts">
      {chores.map((chore) => (
        <div key={chore.id} className="stack-1" data-chore={chore.at} data-verdict={chore.verdict}>
          <h3>
            <span>{`${t.chores[chore.id].name}:`}</span> <mark>{t.verdicts[chore.verdict]}</mark>
          </h3>
          <p>{t.chores[chore.id].why}</p>
        </div>
      ))}
    </div>
  );
};
