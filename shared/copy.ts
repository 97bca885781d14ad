import { isLang, type Lang, type Localized, langs } from './languages';

/** What a sentence can be: text, or a function that fits a name or a figure into it. */
type Sentence = string | ((...values: never[]) => string);

/** A dictionary in one language: the same shape, each leaf a sentence. */
export type InLanguage<T> = T extends { readonly en: infer En; readonly pt: unknown }
  ? En extends string
    ? string
    : En
  : { readonly [K in keyof T]: InLanguage<T[K]> };

/** A leaf has words in exactly our languages; every other node is a group or a list. */
type Exact<T> =
  T extends Localized<Sentence>
    ? Exclude<keyof T, Lang> extends never
      ? T
      : never
    : T extends Sentence | { readonly en: unknown } | { readonly pt: unknown }
      ? never
      : { readonly [K in keyof T]: Exact<T[K]> };

const isLeaf = (node: object): node is Partial<Localized<Sentence>> =>
  Object.entries(node).some(([key, value]) => isLang(key) && typeof value !== 'object');

const pickLanguage = (node: unknown, lang: Lang, key: string): unknown => {
  if (typeof node !== 'object' || node === null) return key;
  if (isLeaf(node)) return node[lang] ?? key;
  if (Array.isArray(node)) return node.map((item, at) => pickLanguage(item, lang, `${key}.${at}`));
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      pickLanguage(value, lang, key === '' ? name : `${key}.${name}`),
    ]),
  );
};

/**
 * Declares a dictionary, and returns a function that gives it in one language. A missing or superfluous translation does
 * not compile; one that is missing at run time shows its key.
 */
export const words = <const T extends object>(
  tree: T & Exact<T>,
): ((lang: Lang) => InLanguage<T>) => {
  const dictionaries = new Map(
    langs.map((lang) => [lang, pickLanguage(tree, lang, '') as InLanguage<T>]),
  );
  return (lang) => dictionaries.get(lang) as InLanguage<T>;
};

/** A sentence with its values filled in, if it takes any. */
export const fill = <T>(sentence: string | ((values: T) => string), values: T): string =>
  typeof sentence === 'string' ? sentence : sentence(values);
