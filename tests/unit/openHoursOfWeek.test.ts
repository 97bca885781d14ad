import { expect, test } from 'vitest';
import { readOpening } from '../../shared/openHours';
import { openHoursOfWeek } from '../../shared/openHoursOfWeek';

const hourMs = 3_600_000;

test.each(['2026-01-05', '2026-07-06'])(
  'the opening hours in a document agree with the time zone in each half hour of the week of %s',
  (monday) => {
    const week = openHoursOfWeek();
    expect(week).toHaveLength(168);
    const start = Date.parse(monday);
    const moments = Array.from({ length: 336 }, (_, half) => start + half * (hourMs / 2));
    const wrong = moments.filter((moment) => {
      const open = week[Math.floor(moment / hourMs) % 168] === '1';
      return open !== readOpening(new Date(moment)).open;
    });
    expect(wrong.map((moment) => new Date(moment).toISOString())).toEqual([]);
  },
);
