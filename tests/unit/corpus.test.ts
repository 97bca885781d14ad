import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../shared/redirects';
import { redirects, sampleOfRedirects } from '../corpus/redirects';

const read = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const params = read('tests/corpus', /\.ts$/).flatMap((text) =>
  [...text.matchAll(/export const (\w+): Kind = /g)].map(([, name]) => name ?? ''),
);
const runners = read('tests/http/security', /^hostile\..*\.test\.ts$/);

test.each(params)('the kind %s is asked by one test', (name) => {
  const asks = new RegExp(`testKinds\\([^)]*\\b${name}\\b`);
  expect(runners.filter((text) => asks.test(text))).toHaveLength(1);
});

test.each(rules)('$from is asked with every prefix', ({ from }) => {
  const address = from.replace('{lang}', 'pt').replace('{id}', 'x');
  const withRule = redirects.rows.filter(({ bytes }) =>
    bytes.includes(`GET ${address}//evil.com/ `),
  );
  expect(withRule.length).toBeGreaterThan(0);
});

test.each(rules)('$from is asked every day with each place of a prefix', ({ from }) => {
  const address = from.replace('{lang}', 'pt').replace('{id}', 'x');
  const targets = sampleOfRedirects().rows.flatMap(({ bytes }) =>
    [...bytes.matchAll(/^GET (\S+) /gm)].map(([, target = '']) => target),
  );
  const prefixed = targets.filter((target) => target.endsWith(address));
  const followed = targets.filter((target) => target.startsWith(address));
  for (const found of [prefixed, followed]) expect(found.length).toBeGreaterThan(10);
});
