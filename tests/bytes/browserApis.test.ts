import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/build';
import { unsupportedNames } from './support/browserApis';

const assets = path.join(dist, 'client/assets');

test('a script that calls what the oldest supported browsers lack is noticed', () => {
  expect(unsupportedNames(['URL.canParse(a); b.isSubsetOf(c); new URL(a).href; b.at(-1)'])).toEqual(
    ['.canParse', '.isSubsetOf', 'URL.canParse'],
  );
});

/** Called only where they are there, as the menu without popovers. */
const optional = ['.hidePopover', '.skipTransition', '.startViewTransition'];

test('no script calls what the oldest supported browsers lack', () => {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'));
  expect(unsupportedNames(scripts)).toEqual(optional);
});
