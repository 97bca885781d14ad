import { parseArgs } from 'node:util';
import { rasterIconPaths } from '../../shared/icons';
import { defaultLang, langs } from '../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';
import { type Rule, rules } from '../../shared/redirects';
import { fileRows, hashedRow } from '../fileTable';
import { pictureSampleAddresses } from '../generated/samples/addresses';

type Row = { address: string; status: string; leadsTo: string; language: string; why: string };

const pageRows = (): Row[] =>
  pageIds.flatMap((page) => {
    const negotiated = pageRow(page).kind === 'negotiated';
    const shown = { status: '200', leadsTo: `page ${page}`, why: 'page table' };
    return negotiated
      ? [{ address: pagePath(page, defaultLang), language: '?lang=, else negotiated', ...shown }]
      : pageLangs(page).map((lang) => ({
          address: pagePath(page, lang),
          language: lang,
          ...shown,
        }));
  });

const describe = ({ to }: Rule): string => {
  if (to === undefined) return 'error page';
  if (typeof to === 'string') return to;
  if ('page' in to) return `page ${to.page}${to.section ? `#${to.section}` : ''}`;
  return `page {id}, else page ${to.otherwise}`;
};

const languageOf = ({ from, to }: Rule): string => {
  if (typeof to === 'object' && 'lang' in to && to.lang) return to.lang;
  if (from.includes('{lang}')) return langs.join(', ');
  return langs.find((lang) => from.startsWith(`/${lang}/`)) ?? 'negotiated';
};

const ruleRows = (): Row[] =>
  rules.map((rule) => ({
    address: rule.from,
    status: String(rule.status),
    leadsTo: describe(rule),
    language: languageOf(rule),
    why: rule.why,
  }));

/** The file table, with the icons that the build makes. */
const fileTable = (): Row[] =>
  [...fileRows([...rasterIconPaths(), ...pictureSampleAddresses()], true), hashedRow].map(
    ({ rule, source, why }) => ({
      address: rule,
      status: '200',
      leadsTo: `${source} file`,
      language: '-',
      why,
    }),
  );

const columns = ['address', 'status', 'leadsTo', 'language', 'why'] as const;

const asTable = (rows: Row[]): string => {
  const widths = columns.map((key) => Math.max(key.length, ...rows.map((row) => row[key].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), ...rows.map((row) => line(columns.map((key) => row[key])))].join('\n');
};

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const rows = [...pageRows(), ...ruleRows(), ...fileTable()];
console.log(values.json ? JSON.stringify(rows, null, 2) : asTable(rows));
