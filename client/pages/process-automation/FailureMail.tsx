import { formatNumber } from '../../../shared/format';
import { formatTimeOfDay } from '../../components/hours/formatTimeOfDay';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { steps } from './data';
import { attempts } from './offered';
import { doneAt } from './schedule';

/** The step at which the example stops: the first one that needs the changed page. */
const stoppedAt = steps.findIndex(({ id }) => id === 'download') + 1;

/** The email that the robot sends when it stops; its times follow from the schedule. */
export const FailureMail = () => {
  const lang = useLang();
  const { mail: t } = copy(lang).stop;
  const step = formatNumber(stoppedAt, lang);
  const signedIn = doneAt('open', 'robot');
  const tries = Array.from({ length: attempts.times }, (_, at) => signedIn + at * attempts.apart);
  const said = (at: number): string => {
    if (at === 0) return t.lines.missing;
    return at === tries.length - 1 ? t.lines.stopped : t.lines.again;
  };
  return (
    <figure className="ground-sheet stack-3 process-automation__mail" aria-label={t.label}>
      <dl>
        <div>
          <dt>{t.from}</dt>
          <dd>{t.sender}</dd>
        </div>
        <div>
          <dt>{t.to}</dt>
          <dd translate="no">{t.address}</dd>
        </div>
      </dl>
      <p className="display">{t.subject(step, formatNumber(steps.length, lang))}</p>
      <ol className="stack-2 tabular">
        <li>
          <span>{formatTimeOfDay(signedIn, lang)}</span>
          <p>{t.lines.signed}</p>
        </li>
        {tries.map((time, at) => (
          <li key={time}>
            <span>{formatTimeOfDay(time, lang)}</span>
            <p>{said(at)}</p>
          </li>
        ))}
      </ol>
      <p>{t.todo(step)}</p>
    </figure>
  );
};
