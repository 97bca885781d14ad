import { expect, test } from 'vitest';
import { offset } from '../../server/render/jsonLd/contactPoint';
import { hours } from '../../shared/hours';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: hours.timeZone,
  timeZoneName: 'longOffset',
});

test.each(['2026-01-15', '2026-07-15'])(
  'structured data states the right UTC offset on %s',
  (day) => {
    const zone = clock
      .formatToParts(new Date(`${day}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName');
    expect(zone?.value).toBe(`GMT${offset}`);
  },
);
