import { readdirSync } from 'node:fs';
import path from 'node:path';
import { barcode } from '../../shared/apis/barcode';
import { imageApi } from '../../shared/apis/imageApi';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { labels, messages } from '../../shared/contact/messages';
import type { Lang, Localized } from '../../shared/languages';
import { offerIds, offerRow } from '../../shared/offers';
import { leaves } from './leaves';

type Sentence = readonly [key: string, Localized<string>];

const root = path.resolve(import.meta.dirname, '../..');

/** Every `copy.ts`, relative to the project. */
export const copyFiles = ['client', 'server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => path.basename(file) === 'copy.ts')
  .sort();

const readCopy = async (file: string): Promise<Sentence[]> => {
  const { copy } = (await import(path.join(root, file))) as { copy: (lang: Lang) => object };
  const translations = leaves(copy('pt'), file);
  return leaves(copy('en'), file).map(({ key, text }, at) => [
    key,
    { en: text, pt: translations[at]?.text ?? '' },
  ]);
};

/** The sentences within a table that has other facts too. */
const sentencesIn = (node: unknown, key: string): Sentence[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { en, pt } = node as Partial<Localized<unknown>>;
  if (typeof en === 'string' && typeof pt === 'string') return [[key, { en, pt }]];
  return Object.entries(node).flatMap(([name, value]) => sentencesIn(value, `${key}.${name}`));
};

/** Every sentence that exists in both languages, and its key. */
export const sentences: readonly Sentence[] = [
  ...(await Promise.all(copyFiles.map(readCopy))).flat(),
  ...offerIds.flatMap((id) => sentencesIn(offerRow(id), `offer ${id}`)),
  ...sentencesIn({ messages, labels }, 'contact'),
  ...sentencesIn({ barcode, imageApi, invoice, nfse }, 'apis'),
];
