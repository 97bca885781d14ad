import { expect, test } from 'vitest';
import { utcOffsetHours } from '../../shared/hours';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  timeZoneName: 'longOffset',
});

const year = new Date().getUTCFullYear();

test.each(
  ['01', '04', '07', '10'].flatMap((month) => [`${year}-${month}-15`, `${year + 1}-${month}-15`]),
)('the UTC offset of the business hours is that of Brasília on %s', (day) => {
  const zone = clock
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  expect(zone?.value).toBe(`GMT-0${-utcOffsetHours}:00`);
});
