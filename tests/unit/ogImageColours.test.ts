import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageIds } from '../../shared/pages';
import { toHex } from '../support/oklch';

const client = path.resolve(import.meta.dirname, '../../client');

const read = (folder: string, name: RegExp): string =>
  readdirSync(path.join(client, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(client, folder, file), 'utf8'))
    .join('\n');

const hex = /#[0-9a-f]{6}\b/g;

const coloursOf = (css: string): string[] => [
  ...[...css.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map(([, l, c, h]) =>
    toHex(Number(l), Number(c), Number(h)),
  ),
  ...(css.match(hex) ?? []),
];

const shared = coloursOf(read('styles', /\.css$/) + read('components', /\.css$/));

/** By hand: what a picture alone has, and what the page mixes of two colours. */
const own: Record<string, string[]> = {
  'affiliate-link-generator': ['#c5cbc4'],
  'invoice-extraction': ['#dcecf5', '#fbe3d6'],
  'landing-page-eventos': ['#d0cec9'],
  'landing-page-locadora': ['#055070'],
  'lead-capture-tool': ['#c8e8cd'],
};

describe.each(pageIds)('%s', (page) => {
  test('is shared in the colours of its page', () => {
    const folder = path.join('pages', page);
    const drawn = read(folder, /^ogImage(\.tsx$|[\\/])/).match(hex) ?? [];
    const known = new Set([...shared, ...coloursOf(read(folder, /\.css$/))]);
    expect([...new Set(drawn)].filter((colour) => !known.has(colour)).sort()).toEqual(
      own[page] ?? [],
    );
  });
});
