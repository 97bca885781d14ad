import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { dist } from '../support/build';

const { outputs }: Metafile = JSON.parse(readFileSync(path.join(dist, 'client.meta.json'), 'utf8'));

const modules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));

test('no script contains structured data or Open Graph images, which only crawlers read', () => {
  expect(modules.some((name) => name.startsWith('client/pages/contact/Page.tsx'))).toBe(true);
  expect(modules.filter((name) => /jsonLd|structuredData|\/ogImage(\/|\.tsx)/i.test(name))).toEqual(
    [],
  );
});
