import { expect, test } from 'vitest';
import { startSite } from '../support/site';

test('a fault ahead of the pipeline ends no process: the pipeline answers, and the log says it', async () => {
  const site = await startSite({
    warm: false,
    environment: { LOG_LEVEL: 'info' },
    change: ({ responses }) => {
      responses.find = () => {
        throw new Error('planted');
      };
      return {};
    },
  });
  expect((await site.ask('/en')).status).toBe(200);
  expect((await site.ask('/en/products')).headers.location).toBe('/en');
  const failed = site.lines().filter(({ level }) => level === 'error');
  expect(failed).toMatchObject([
    { err: { message: 'planted' }, msg: 'failed ahead of the pipeline' },
  ]);
});
