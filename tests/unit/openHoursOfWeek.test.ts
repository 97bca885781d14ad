import { expect, test } from 'vitest';
import { readOpening } from '../../shared/openHours';
import { openHoursOfWeek } from '../../shared/openHoursOfWeek';

const hourMs = 3_600_000;

test('the opening hours in a document agree with those of each half hour of a week', () => {
  const week = openHoursOfWeek();
  expect(week).toHaveLength(168);
  const start = Date.parse('2026-07-06');
  const moments = Array.from({ length: 336 }, (_, half) => start + half * (hourMs / 2));
  const wrong = moments.filter((moment) => {
    const open = week[Math.floor(moment / hourMs) % 168] === '1';
    return open !== readOpening(new Date(moment)).open;
  });
  expect(wrong.map((moment) => new Date(moment).toISOString())).toEqual([]);
});
