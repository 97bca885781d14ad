import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { type Chore, chores } from './data';

/** The advice on every chore; CSS shows that of the selected one. */
export const Verdicts = () => {
  const lang = useLang();
  const { sheet: t } = copy(lang);
  const figures = ({ cases, minutes, hours, weeks, score }: Chore) => ({
    cases: formatNumber(cases, lang),
    minutes: formatNumber(minutes, lang),
    hours: formatNumber(hours, lang),
    weeks: formatNumber(weeks, lang),
    score: formatNumber(score, lang),
  });
  return (
    <div className="stack-3 ai-consulting__verdicts">
      {chores.map((chore) => (
        <div key={chore.id} className="stack-1" data-chore={chore.at} data-verdict={chore.verdict}>
          <h3>
            <span>{`${t.chores[chore.id].name}:`}</span> <mark>{t.verdicts[chore.verdict]}</mark>
          </h3>
          <p>{t.chores[chore.id].why}</p>
          <p className="soft tabular ai-consulting__sum">{t.sum(figures(chore))}</p>
        </div>
      ))}
    </div>
  );
};
