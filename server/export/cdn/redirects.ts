import { defaultLang, type Lang, langs } from '../../../shared/languages';
import { pageIds, pagePath, pageRow } from '../../../shared/pages';
import { type Led, ledElsewhere } from '../rules';

const head = `# Made by npm run export: the rule table for hosts that read such a file. Netlify reads all of it.
# Cloudflare Pages knows neither Language= nor a parameter between the paths, and leaves such lines out: there
# everybody is led to the default language, and bilingual pages are read in it. It also follows a rule where a
# file has the address: leave the lines with :id out there.
# What no such file can say: other spellings of an address (capitals, slashes, encodings), weights of
# Accept-Language, a caching of its own for each redirect, 400, 405 and 414, and contact by its parameters.`;

/** Readers of the other languages first, each by a condition; whoever is left gets the default. */
const inOrder = <Row extends readonly [lang: Lang, ...unknown[]]>(rows: readonly Row[]): Row[] =>
  [...rows].sort(([a], [b]) => Number(a === defaultLang) - Number(b === defaultLang));

const condition = (lang: Lang): string => (lang === defaultLang ? '' : ` Language=${lang}`);

const ruleLines = ({ path, readers, everybody }: Led): string[] => {
  const from = path.replace('{id}', ':id');
  if (everybody) return [`${from} ${everybody.location} ${everybody.status}`];
  return inOrder(readers).map(
    ([lang, { location, status }]) => `${from} ${location} ${status}${condition(lang)}`,
  );
};

/** The files of bilingual pages, which no address names by itself. */
const bilingualLines = (): string[] =>
  pageIds
    .filter((id) => pageRow(id).kind === 'bilingual')
    .flatMap((id) => {
      const path = pagePath(id, defaultLang);
      const bare = inOrder(langs.map((lang) => [lang, `${path}.bare.${lang}.html`] as const));
      return [
        ...langs.map((lang) => `${path} lang=${lang} ${path}.${lang}.html 200`),
        ...bare.map(([lang, file]) => `${path} ${file} 200${condition(lang)}`),
      ];
    });

/** Whatever is left, in the reader's language. */
const missingLines = (): string[] => [
  ...langs.map((lang) => `/${lang}/* /errors/404.${lang}.html 404`),
  ...inOrder(langs.map((lang) => [lang] as const)).map(
    ([lang]) => `/* /errors/404.${lang}.html 404${condition(lang)}`,
  ),
];

/** The rule table in the format that Netlify reads, and Cloudflare Pages in part. */
export const redirectsFile = (): string => {
  const lines = ledElsewhere().flatMap(ruleLines);
  const isAny = (line: string) => line.includes('/:id ');
  return [
    head,
    ...lines.filter((line) => !isAny(line)),
    ...bilingualLines(),
    '# Any id, after those of their own.',
    ...lines.filter(isAny),
    '# Nothing has the address.',
    ...missingLines(),
    '',
  ].join('\n');
};
