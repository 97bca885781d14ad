import { pageIds, pageLangs, pagePath, pageRow } from '../../../shared/pages';
import type { RedirectDecision } from '../../../shared/resolve';
import { ledElsewhere } from '../rules';
import { type MapLine, map } from './config';
import { anyPath } from './spelling';

/** A page's address: what answers are filed under, and the path. */
type Address = { key: string; path: string };

/** Every address of the page table, once. */
export const addresses = (): Address[] =>
  pageIds.flatMap((id) =>
    pageRow(id).kind === 'bilingual'
      ? [{ key: id, path: pagePath(id, 'en') }]
      : pageLangs(id).map((lang) => ({ key: `${id}.${lang}`, path: pagePath(id, lang) })),
  );

/** What becomes of a redirected address: status, whether the visitor had a say, where it leads. */
const moved = ({ status, negotiated, location }: RedirectDecision): string =>
  `${status} ${negotiated ? 'negotiated' : 'fixed'} ${location}`;

/** The rule table as lines; where the reader's language decides, the value is a variable of its own map. */
const ruleTable = (): string => {
  const byReader: string[] = [];
  const lines = ledElsewhere().map(({ path, readers, everybody }): MapLine => {
    if (everybody) return [anyPath(path), moved(everybody)];
    const variable = `site_rule_${byReader.length}`;
    const outcomes = readers.map(([lang, to]): MapLine => [lang, moved(to)]);
    byReader.push(map(`Where ${path} leads.`, '$site_reader', variable, outcomes));
    return [anyPath(path), `$${variable}`];
  });
  const all = map('The rule table, read from top to bottom.', '$site_path', 'site_rule', lines);
  return [...byReader, all].join('\n');
};

/** The maps from a path to what the tables say of it: page and rule. */
export const tables = (): string =>
  [
    map(
      'The page table: the page of an address in any spelling.',
      '$site_path',
      'site_page',
      addresses().map(({ key, path }): MapLine => [anyPath(path), key]),
    ),
    map(
      'The one address of a page.',
      '$site_page',
      'site_address',
      addresses().map(({ key, path }): MapLine => [key, path]),
    ),
    ruleTable(),
  ].join('\n');
