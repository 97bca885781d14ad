import { expect, test } from 'vitest';
import { request } from '../contract/request';
import { makeExport, serveExport } from '../support/exported';

const nginx = await serveExport(await makeExport('--contact', 'plain'));

const headers = { referer: 'https://other.example/secret', 'user-agent': 'secret "agent"' };
const asked: [path: string, status: number][] = [
  ['/en/contact', 200],
  ['/pt/contact', 200],
  ['/', 302],
  ['/no-such-page', 404],
  ['/assets/none-1.js', 404],
  ['/nothing"\\', 404],
  ['/%zz', 400],
];

test('a log as the export defines it has the address as it was sent, and no query, referrer or browser', async () => {
  for (const [path, status] of asked)
    expect([
      path,
      (await request(nginx.address, { path: `${path}?name=secret`, headers })).status,
    ]).toEqual([path, status]);
  await expect.poll(() => nginx.log().trim().split('\n').length).toBeGreaterThanOrEqual(7);
  const lines = nginx.log().trim().split('\n');
  const told = lines.map((line) => JSON.parse(line)).map(({ path, status }) => [path, status]);
  expect(told).toEqual(asked);
  expect(nginx.log()).not.toContain('secret');
  expect(nginx.said()).not.toContain('secret');
});
