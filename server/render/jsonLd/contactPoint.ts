import type { ContactPoint, DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { type HoursRow, hours, utcOffsetHours } from '../../../shared/hours';
import { langs, languageTag } from '../../../shared/languages';
import { hoursRow, type Weekday } from '../../../shared/openHours';
import type { Site } from '../../../shared/site';

/** Sunday first, as `Date` numbers them. */
const days: readonly [Weekday, DayOfWeek][] = [
  [0, 'Sunday'],
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
];

/** A time as schema.org writes it, `09:00:00-03:00` (ISO 8601). */
const timeOf = (time: string): string =>
  `${time.padStart(5, '0')}:00-${String(-utcOffsetHours).padStart(2, '0')}:00`;

const openOn = (row: HoursRow): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.filter(([day]) => hoursRow(day) === row).map(([, name]) => name),
  opens: timeOf(hours[row].opens),
  closes: timeOf(hours[row].closes),
});

/** Who answers, in which languages and when. */
export const contactPoint = (site: Site): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: 'sales',
  telephone: site.phone,
  availableLanguage: langs.map((lang) => languageTag[lang]),
  hoursAvailable: [openOn('weekdays'), openOn('saturday')],
});
