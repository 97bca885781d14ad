import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { availability, staffedHours, week } from './data';
import { WeekGrid } from './WeekGrid';

/** The benefits; first a drawing of the hours that an agent covers in a week. */
export const Benefits = () => {
  const lang = useLang();
  const { week: t } = copy(lang);
  const all = formatNumber(week.days * week.hours, lang);
  const staffed = formatNumber(staffedHours, lang);
  return (
    <section id="benefits" className="split-last">
      <div className="stack-3">
        <h2>{t.title}</h2>
        <p>
          <strong>{availability}</strong> {t.stands} {t.text(staffed, all)}
        </p>
        <ul className="ruled">
          {t.benefits.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}:</strong> {text}
            </li>
          ))}
        </ul>
      </div>
      <WeekGrid label={t.picture(staffed, all)} />
    </section>
  );
};
