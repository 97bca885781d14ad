import { describe, expect, test } from 'vitest';
import { readOpening } from '../../shared/openHours';

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

/** Moments are written as the clock in Brasília shows them, unless they name another zone. */
const at = (moment: string) =>
  readOpening(new Date(/[Z+]|-\d\d:\d\d$/.test(moment) ? moment : `${moment}-03:00`));

describe('the agency is open', () => {
  test.each([
    ['from the opening minute', '2026-03-04T09:00:00', wednesday, '18:00'],
    ['in the afternoon', '2026-03-04T15:00:00', wednesday, '18:00'],
    ['up to the closing minute', '2026-03-04T17:59:59.999', wednesday, '18:00'],
    ['on Saturday from ten', '2026-03-07T10:00:00', saturday, '14:00'],
    ['on Saturday up to two', '2026-03-07T13:59:59', saturday, '14:00'],
  ] as const)('%s', (_when, moment, today, closes) => {
    expect(at(moment)).toEqual({ open: true, today, change: { day: today, time: closes } });
  });
});

describe('the agency is closed', () => {
  test.each([
    ['a second before opening', '2026-03-04T08:59:59', wednesday, wednesday, '9:00'],
    ['at the closing minute', '2026-03-04T18:00:00', wednesday, thursday, '9:00'],
    ['at midnight, which begins a day', '2026-03-05T00:00:00', thursday, thursday, '9:00'],
    ['on Friday after hours', '2026-03-06T18:00:00', friday, saturday, '10:00'],
    ['on Saturday before hours', '2026-03-07T09:59:59', saturday, saturday, '10:00'],
    ['on Saturday after hours', '2026-03-07T14:00:00', saturday, monday, '9:00'],
    ['on Sunday', '2026-03-08T12:00:00', sunday, monday, '9:00'],
    ['before New Year', '2026-12-31T23:59:59', thursday, friday, '9:00'],
    ['as the new year begins', '2027-01-01T00:00:00', friday, friday, '9:00'],
  ] as const)('%s', (_when, moment, today, day, time) => {
    expect(at(moment)).toEqual({ open: false, today, change: { day, time } });
  });
});

describe('opening hours follow the clock in Brasília', () => {
  test.each([
    ['Tuesday morning in Kiritimati is Monday noon', '2026-03-03T05:00:00+14:00', true, monday],
    ['Monday morning in Kiritimati is still Sunday', '2026-03-02T09:30:00+14:00', false, sunday],
    ['Sunday evening in Honolulu is Monday already', '2026-03-01T18:00:00-10:00', false, monday],
    ['the new year of Kiritimati is not ours', '2027-01-01T00:00:00+14:00', false, thursday],
    ['half a minute into opening, in UTC', '2026-03-03T12:00:30Z', true, tuesday],
  ] as const)('%s', (_what, moment, open, today) => {
    expect(at(moment)).toMatchObject({ open, today });
  });
});
