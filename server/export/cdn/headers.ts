import { pageIds, pageLangs, pagePath, pageRow } from '../../../shared/pages';
import { assetsPath } from '../../middleware/staticFiles';
import { type Exported, oneOfEach } from '../answer';

type Header = readonly [name: string, value: string];
type Block = { path: string; headers: readonly Header[] };

/** The headers that all of some answers have alike. */
const alikeIn = ([first, ...others]: readonly Exported[]): Header[] =>
  [...(first?.headers ?? [])].filter(([name, value]) =>
    others.every(({ headers }) => headers.get(name) === value),
  );

const without = (headers: Iterable<Header>, known: readonly Header[]): Header[] =>
  [...headers].filter(([name]) => name !== 'Vary' && !known.some(([other]) => other === name));

/** The addresses of pages and single files, each with the name of the answer whose headers it has. */
const addresses = (names: readonly string[]): [path: string, name: string][] => [
  ...pageIds.flatMap((id): [string, string][] =>
    pageRow(id).kind === 'bilingual'
      ? [[pagePath(id, 'en'), `${id}.bare.en`]]
      : pageLangs(id).map((lang) => [pagePath(id, lang), `${id}.${lang}`]),
  ),
  ...names
    .filter((name) => name.startsWith('file '))
    .map((name): [string, string] => [name.slice('file '.length), name]),
];

/** The build's files: what all have alike by their folder, what some have by the folder in it. */
const assetBlocks = (answers: readonly Exported[], known: readonly Header[]): Block[] => {
  const assets = answers.filter(
    ({ name }) => name.startsWith(`${assetsPath} `) || name.startsWith(`${assetsPath}/`),
  );
  const alike = alikeIn(assets);
  const inner = assets.flatMap(({ name, headers }): Block[] => {
    const [folder = ''] = name.split(' ');
    const usual = assets.find((other) => other.name.startsWith(`${assetsPath} `))?.headers;
    const own = without(headers, [...known, ...alike]).filter(
      ([key, value]) => usual?.get(key) !== value,
    );
    return folder === assetsPath || own.length === 0 ? [] : [{ path: `${folder}/*`, headers: own }];
  });
  return [{ path: `${assetsPath}/*`, headers: without(alike, known) }, ...inner];
};

/**
 * The headers of all answers in the format that Netlify and Cloudflare Pages read. No header is said twice of one
 * address: both join what they find, and of two policies both would hold. So what differs within the folder of the
 * build's files is said only of those in a folder of their own.
 */
export const headersFile = (answers: readonly Exported[]): string => {
  const all = oneOfEach(answers);
  const named = new Map(all.map((answer) => [answer.name, answer]));
  const alike = alikeIn(all);
  const single = addresses([...named.keys()]).flatMap(([path, name]): Block[] => {
    const answer = named.get(name);
    if (!answer) return [];
    // A host knows documents by their names; of texts it would get some wrong, the speculation rules among them.
    const type: Header[] =
      path === name.slice('file '.length) ? [['Content-Type', answer.type]] : [];
    return [{ path, headers: [...type, ...without(answer.headers, alike)] }];
  });
  const blocks = [{ path: '/*', headers: alike }, ...single, ...assetBlocks(all, alike)];
  return [
    '# Made by npm run export. The host itself says Vary: Accept-Encoding and makes ETags.',
    ...blocks.flatMap(({ path, headers }) => [
      path,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
};
