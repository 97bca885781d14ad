import path from 'node:path';
import { expect, test } from 'vitest';
import { pageIds, pageLangs } from '../../shared/pages';
import { copyFiles, sentences } from '../support/sentences';

/** Texts that are the same in English and Portuguese, with the reason. */
const sameInBoth = new Map([
  ['IBAN', 'the name of a standard'],
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

test('finds the dictionary of each bilingual page', () => {
  expect(copyFiles).toEqual(
    expect.arrayContaining(['client/errors/copy.ts', 'client/layout/copy.ts']),
  );
  for (const page of pageIds.filter((id) => pageLangs(id).length > 1))
    expect(copyFiles).toContain(path.join('client/pages', page, 'copy.ts'));
});

test('no translation is empty or shows its key', () => {
  for (const [key, { en, pt }] of sentences)
    for (const text of [en, pt]) {
      expect(text.trim(), key).not.toBe('');
      expect(key.endsWith(`.${text}`) && text.includes('.'), key).toBe(false);
    }
});

test('a text is the same in English and Portuguese only where the list says why', () => {
  const equal = sentences.filter(([, { en, pt }]) => en === pt && !sameInBoth.has(en));
  expect(equal).toEqual([]);
});
