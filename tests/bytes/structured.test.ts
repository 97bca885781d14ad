import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { dist } from '../support/build';

const { outputs }: Metafile = JSON.parse(readFileSync(path.join(dist, 'client.meta.json'), 'utf8'));

/** Every module that is part of a script for readers. */
const modules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));

test('structured data is no part of any script: no reader’s browser reads it', () => {
  expect(modules.some((name) => name.startsWith('client/pages/contact/Page.tsx'))).toBe(true);
  expect(modules.filter((name) => /structured/i.test(name))).toEqual([]);
});
