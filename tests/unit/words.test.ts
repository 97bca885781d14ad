import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { labels, messages } from '../../shared/contact/messages';
import type { Lang } from '../../shared/languages';
import { offerIds, offerRow } from '../../shared/offers';
import { pageIds, pageLangs } from '../../shared/pages';
import { leaves } from '../support/leaves';

/** Texts that are the same in English and Portuguese, with the reason. */
const sameInBoth = new Map([
  ['Menu', 'Portuguese has the same word'],
  ['WhatsApp', 'a brand'],
  ['OCR Document Pro', 'a product name that is not translated'],
  ['Landing page', 'Portuguese has the same words'],
  ['Free', 'marketplace plan names stay untranslated'],
  ['Basic', 'marketplace plan names stay untranslated'],
  ['Pro', 'marketplace plan names stay untranslated'],
  ['Ultra', 'marketplace plan names stay untranslated'],
  ['Mega', 'marketplace plan names stay untranslated'],
  ['Professional', 'OCR plan names stay untranslated'],
  ['Enterprise', 'OCR plan names stay untranslated'],
  ['Essencial', 'a plan of pages that exist in Portuguese only'],
  ['Profissional', 'a plan of pages that exist in Portuguese only'],
  ['Premium', 'a plan of pages that exist in Portuguese only'],
]);

const root = path.resolve(import.meta.dirname, '../..');

const files = ['client', 'server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => path.basename(file) === 'copy.ts')
  .sort();

const dictionaries = await Promise.all(
  files.map(async (file) => {
    const { copy } = (await import(path.join(root, file))) as { copy: (lang: Lang) => object };
    return [file, leaves(copy('en'), file), leaves(copy('pt'), file)] as const;
  }),
);

const localized = [
  ...offerIds.map((id) => [`offer ${id}`, offerRow(id).name] as const),
  ...offerIds.flatMap((id) =>
    (offerRow(id).plans ?? []).map((plan) => [`plan ${id} ${plan.id}`, plan.name] as const),
  ),
  ...Object.entries(messages).map(([id, message]) => [`message ${id}`, message] as const),
  ...Object.entries(labels).map(([id, label]) => [`label ${id}`, label] as const),
];

const pairs = [
  ...dictionaries.flatMap(([, en, pt]) =>
    en.map(({ key, text }, at) => [key, { en: text, pt: pt[at]?.text ?? '' }] as const),
  ),
  ...localized,
];

test('finds the dictionary of each bilingual page', () => {
  expect(files).toEqual(expect.arrayContaining(['client/errors/copy.ts', 'client/layout/copy.ts']));
  for (const page of pageIds.filter((id) => pageLangs(id).length > 1))
    expect(files).toContain(path.join('client/pages', page, 'copy.ts'));
});

test('no translation is empty or shows its key', () => {
  for (const [key, { en, pt }] of pairs)
    for (const text of [en, pt]) {
      expect(text.trim(), key).not.toBe('');
      expect(key.endsWith(`.${text}`) && text.includes('.'), key).toBe(false);
    }
});

test('a text is the same in English and Portuguese only where the list says why', () => {
  const equal = pairs.filter(([, { en, pt }]) => en === pt && !sameInBoth.has(en));
  expect(equal).toEqual([]);
});
