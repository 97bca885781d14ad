import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { FailureMail } from './FailureMail';
import { formatMinutes } from './format';
import { attempts } from './offered';

/** What happens when a site changes or is down: the robot stops, reports, and leaves nothing half done. */
export const Failures = () => {
  const lang = useLang();
  const { stop: t } = copy(lang);
  const { down, changed, middle, unclear } = t.cases;
  const told = [
    {
      name: down.name,
      text: down.text(formatNumber(attempts.times, lang), formatMinutes(attempts.apart, lang)),
    },
    changed,
    middle,
    unclear,
  ];
  return (
    <section id="failures" className="ground-screen halves">
      <header>
        <h2>{t.title}</h2>
        <p className="display">{t.line}</p>
        <p>{t.intro}</p>
      </header>
      <FailureMail />
      <ul className="ruled">
        {told.map(({ name, text }) => (
          <li key={name} className="stack-1">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
