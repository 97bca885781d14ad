import { expect, test } from 'vitest';
import { startSite } from '../../support/site';
import { askOverWire, get } from '../../support/wireAnswers';

test.each([
  ['/healthz', true, 200, 'ok'],
  ['/readyz', true, 200, 'ready'],
  ['/readyz?x=1', false, 503, 'not ready'],
])(
  '%s of a process that wants requests (%s) is %i each time',
  async (path, wants, status, says) => {
    const site = await startSite({
      warm: false,
      environment: { LOG_LEVEL: 'info' },
      change: () => ({ ready: () => wants }),
    });
    for (const _time of [1, 2, 3]) {
      const [answer] = await askOverWire(site.port, get(path));
      expect(answer?.status).toBe(status);
      expect(JSON.parse(answer?.body ?? '')).toMatchObject({ status: says });
      expect(answer?.headers).toContainEqual(['Cache-Control', 'no-store']);
    }
    expect(site.lines()).toEqual([]);
  },
);
