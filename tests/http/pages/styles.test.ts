import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { listFiles, root } from '../../../scripts/sources.mjs';
import { addresses } from '../../browser/support/addresses';
import { publicSettings } from '../../support/publicSettings';
import { type Known, requiredBy, selectorsIn } from '../../support/selectors';
import { startSite } from '../../support/site';
import { errorVisits } from '../../support/walkPages';

// With all that settings can add to a page.
const site = await startSite({
  environment: {
    ...publicSettings,
    OWNER_NAME: 'Ana Exemplo',
    OWNER_ROLE: 'Sócia',
    OWNER_PHOTO: '/apple-touch-icon.png',
    CUSTOMERS: 'Exemplo|https://exemplo.test',
  },
});

const targets = [
  ...addresses.map(({ address }) => address),
  ...errorVisits().map(({ address }) => address),
  '/en/contact?id=landing-page-eventos&plan=Premium',
  '/pt/%zz',
];
const documents = await Promise.all(
  targets.map(async (target) => {
    const { $ } = await site.read(target);
    return { target, $, selectors: new Set(selectorsIn($('style').text())) };
  }),
);

const read = async (folder: string, kind: RegExp): Promise<string> =>
  (await listFiles(path.join(root, folder)))
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');
/** The sources of the client, without comments and the words of pages. */
const code = (await read('client', /(?<!copy|copy\.pt)\.tsx?$/)).replaceAll(
  /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*/g,
  '',
);
/** What stands in quotes there. */
const quoted = code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g)?.join('\n') ?? '';
const print = await read('client/styles', /^print\.css$/);
/** What looks for elements by their classes. */
const seekers = (await read('tests', /\.ts$/)) + (await read('scripts', /\.mjs$/));

/** Whether a word stands in a text, not as a part of another. */
const stands = (word: string, text: string): boolean =>
  new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

const classesIn = (selectors: Iterable<string>): Set<string> =>
  new Set(
    [...selectors].flatMap((one) =>
      [...one.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(
        ([, name = '']) => name,
      ),
    ),
  );
const styled = new Set(documents.flatMap(({ selectors }) => [...classesIn(selectors)]));

/** The custom properties that a text reads without a fallback value. */
const readProperties = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? ''));

describe.each(documents)('$target', ({ $, selectors }) => {
  // A drawing loses its colour when its custom property is missing.
  test('declares every custom property that it reads', () => {
    const declared = new Set(
      Array.from(
        $('style')
          .text()
          .matchAll(/(?<![\w-])(--[\w-]+):/g),
        ([, name]) => name,
      ),
    );
    const read = readProperties($.html());
    expect(read.size).toBeGreaterThan(10);
    expect([...read].filter((name) => !declared.has(name))).toEqual([]);
  });

  // A component was rendered without its style sheet, or the class is left over.
  test('has a rule for each class, but for those that only tests look for', () => {
    const known = classesIn([...selectors, ...selectorsIn(print)]);
    const parts = [...selectors].flatMap((one) =>
      [...one.matchAll(/\[class\*="?([\w-]+)"?\]/g)].map(([, part = '']) => part),
    );
    const classes = new Set(
      $('[class]')
        .toArray()
        .flatMap((one) => one.attribs['class']?.split(/\s+/) ?? []),
    );
    const without = [...classes].filter(
      (name) =>
        !known.has(name) &&
        !parts.some((part) => name.includes(part)) &&
        (styled.has(name) || !new RegExp(`\\.${name}(?![\\w-])`).test(seekers)),
    );
    expect(without).toEqual([]);
  });
});

test('a class of a style sheet is written out in a source of the client', () => {
  expect([...styled].filter((name) => !stands(name, quoted))).toEqual([]);
});

test('a style sheet is imported by a source or another style sheet', async () => {
  const files = (await listFiles(path.join(root, 'client'))).map((file) => `client/${file}`);
  const imported = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/["'](\.{1,2}\/[^"']+\.css)["']/g),
      ].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name)),
    );
  // The build names it: it is a file for all pages.
  const known = new Set([...imported, 'client/styles/print.css']);
  expect(files.filter((file) => file.endsWith('.css') && !known.has(file))).toEqual([]);
});

test('a rule matches an element of some page, in whatever state', () => {
  const rendered = new Set<string>();
  for (const { $ } of documents)
    for (const element of $('*').toArray())
      for (const [name, value] of Object.entries($(element).attr() ?? {}))
        for (const word of ['', ...value.split(/\s+/)]) rendered.add(`${name}=${word}`);
  /** What no document has although it is written: only React or a script renders it, after a click. */
  const known: Known = ({ name, value, action }) =>
    action === 'element' || action === 'equals'
      ? rendered.has(`${name}=${value}`) || !stands(value, quoted)
      : rendered.has(`${name}=`) || !stands(name, code);
  const where = new Map<string, Set<CheerioAPI>>();
  for (const { $, selectors } of documents)
    for (const selector of selectors)
      where.set(selector, (where.get(selector) ?? new Set()).add($));
  const dead = [...where].flatMap(([selector, list]) =>
    requiredBy(selector, known).filter((one) => ![...list].some(($) => $(one).length > 0)),
  );
  expect(dead).toEqual([]);
});
