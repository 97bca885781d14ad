import { type Lang, langs } from '../../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../../shared/pages';
import type { Exported } from '../answer';
import { braced, type MapLine, map } from './config';
import { rawValue, valueLine } from './query';

/** The folder of a kind of files in addresses that only nginx itself uses: one for each Content-Type. */
export const typeFolder = (type: string): string => `/-/${type.replace(/[^\w]+/g, '-')}`;

/** The Content-Type of documents, as every page and error page has it. */
export const documentType = (answers: readonly Exported[]): string => {
  const types = new Set(
    answers.filter(({ file }) => file?.endsWith('.html')).map(({ type }) => type),
  );
  const [type] = types;
  if (types.size !== 1 || !type) throw new Error(`documents of types ${[...types].join(' and ')}`);
  return type;
};

const shown = braced('site_shown');

/** Lines from a page to what its answer and its file are named. */
const pageLines = (allOfContact: boolean): { names: MapLine[]; files: MapLine[] } => {
  const rows = pageIds.flatMap((id): { key: string; name: string; file: string }[] => {
    const { kind, takes } = pageRow(id);
    const file = (lang: Lang, end: string) => `${pagePath(id, lang)}${end}.html`;
    if (kind === 'bilingual') return [{ key: id, name: id + shown, file: file('en', shown) }];
    const asked = takes === 'contact' && allOfContact ? braced('site_contact') : '';
    return pageLangs(id).map((lang) => {
      const key = `${id}.${lang}`;
      return { key, name: key, file: file(lang, asked) };
    });
  });
  return {
    names: rows.map(({ key, name }): MapLine => [key, name]),
    files: rows.map(({ key, file }): MapLine => [key, file]),
  };
};

/** The maps from page or address to the name of its answer and to its file. */
export const fileMaps = (
  answers: readonly Exported[],
  files: ReadonlyMap<string, string>,
  allOfContact: boolean,
): string => {
  const { names, files: pageFiles } = pageLines(allOfContact);
  const documents = typeFolder(documentType(answers));
  const named = answers.filter(({ name }) => [...files.values()].includes(name));
  const spared = named.filter(({ file }) => file?.endsWith('.sparing'));
  const uris = new Map(
    named.map(
      ({ name, type, coded }): MapLine => [
        name,
        `${typeFolder(type)}$site_path${spared.some((one) => one.name === name) ? '$site_sparing' : ''}${coded ? '$site_suffix' : ''}`,
      ],
    ),
  );
  return [
    map(
      'The language that a bilingual page is asked for in.',
      `$${rawValue('lang')}`,
      'site_lang',
      langs.map((lang) => valueLine(lang, lang)),
    ),
    map(
      'Which of its files: of that language, or of the bare address for who speaks one.',
      '$site_lang',
      'site_shown',
      [['', '.bare.$site_preferred']],
      '.$site_lang',
    ),
    map('What the answer of a page is named.', '$site_page', 'site_page_name', names),
    map('The file of a page.', '$site_page', 'site_page_file', pageFiles),
    map(
      'The files that the tables know nothing of, each in its one spelling.',
      '$site_path',
      'site_file_name',
      [...files].map(([pattern, name]): MapLine => [`~${pattern}`, name]),
    ),
    map('Who saves data.', '$http_save_data', 'site_sparing', [['~*^on$', '.sparing']]),
    map('Where they lie.', '$site_file_name', 'site_file', [...uris]),
    map('The answer of a file or page.', '$site_kind', 'site_name', [
      ['page', '$site_page_name'],
      ['other', '$site_file_name'],
    ]),
    map(
      'What is sent: the first folder says the type, the end of the name the coding.',
      '$site_kind',
      'site_uri',
      [
        ['page', `${documents}${braced('site_page_file')}$site_suffix`],
        ['other', '$site_file'],
      ],
    ),
  ].join('\n');
};
