import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteOrigin, startSite } from '../support/site';
import { temporaryFolder } from '../support/temporaryFolder';
import { startPrism } from './support/prism';
import { run } from './support/tools';

const folder = temporaryFolder();
const site = await startSite();
const { text } = await site.http.get('/llms.txt');

/** The expected response of each API that has one, as the list of its files names it. */
const expectedOf = (name: string): string | undefined =>
  text
    .split(`\n## ${name}\n`)[1]
    ?.split('\n## ')[0]
    ?.match(/\((\S+)\): Expected response/)?.[1];

const rows = [...text.matchAll(/^\*\*([^*]+)\*\*$.*?```sh\n(.*?)```/gms)].map(
  ([, name = '', commands = '']) => ({ name, commands: commands.trim().split('\n') }),
);

test('/llms.txt has commands for four APIs', () => {
  expect(rows).toHaveLength(4);
});

test.each(rows)(
  'its commands for $name start a mock and get the expected response',
  async ({ name, commands: [mock = '', ...requests] }) => {
    const document = mock.replace(/^npx --yes @stoplight\/prism-cli mock /, '');
    const { child, address } = await startPrism(document.replace(siteOrigin, site.address));
    const place = mkdtempSync(path.join(folder, 'run-'));
    const expected = expectedOf(name);
    try {
      for (const request of requests) {
        expect(request).toContain('http://127.0.0.1:4010/');
        const command = `${request.replace('http://127.0.0.1:4010', address)} --silent`;
        const { code, out } = await run('bash', ['-c', command], place);
        expect(code, out).toBe(0);
        if (expected) {
          const { body } = await site.http.get(expected.slice(siteOrigin.length));
          expect(JSON.parse(out)).toEqual(body);
        } else {
          const [, file = ''] = request.match(/ -o (\w+) /) ?? [];
          expect(readFileSync(path.join(place, file), 'utf8')).toContain('PNG');
        }
      }
    } finally {
      child.kill();
    }
  },
);
