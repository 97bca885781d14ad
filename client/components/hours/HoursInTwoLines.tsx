import { words } from '../../../shared/copy';
import { hours } from '../../../shared/hours';
import { useLang } from '../../document/view';
import { copy as sharedCopy } from '../copy';

// Two lines on a phone, as what takes their place once the time is known.
const copy = words({
  weekdays: { en: 'Mon–Fri', pt: 'Segunda a sexta,' },
  next: { en: ',', pt: ';' },
  saturday: { en: 'Sat', pt: 'sábado,' },
  zone: { en: '(Brasília time)', pt: '(Brasília)' },
});

/** The business hours as a sentence in two lines, for what stands there before the time is known. */
export const HoursInTwoLines = () => {
  const lang = useLang();
  const t = copy(lang);
  const [weekdays, saturday] = [hours.weekdays, hours.saturday].map(({ opens, closes }) =>
    sharedCopy(lang).hours(opens, closes),
  );
  return (
    <>
      {t.weekdays} <b>{weekdays}</b>
      {t.next} <br />
      {t.saturday} <b>{saturday}</b> {t.zone}
    </>
  );
};
