import { expect, test } from 'vitest';
import { redirectsFile } from '../../server/export/cdn/redirects';
import { type Lang, langs } from '../../shared/languages';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { resolve } from '../../shared/resolve';

/** A line of the file as Netlify documents it: from, parameters, to, status, conditions. */
type Line = {
  from: string;
  query: string | undefined;
  to: string;
  status: number;
  lang: string | undefined;
};

const lines = redirectsFile()
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Line => {
    const parts = /^(\/\S*)(?: (\w+=\w+))? (\/\S*) (\d{3})(?: Language=(\w+))?$/.exec(line);
    if (!parts) throw new Error(`not a line that a host reads: ${line}`);
    const [, from = '', query, to = '', status, lang] = parts;
    return { from, query, to, status: Number(status), lang };
  });

const fits = ({ from, query, lang }: Line, path: string, asked: string, reader: Lang): boolean => {
  const pattern = from.replace(/:id$/, '[^/]+').replace(/\*$/, '.*');
  return (
    new RegExp(`^${pattern}$`).test(path) &&
    (query === undefined || query === asked) &&
    (lang === undefined || lang === reader)
  );
};

/** The first line that a host finds for a reader. */
const found = (path: string, reader: Lang, asked = ''): Line | undefined =>
  lines.find((line) => fits(line, path, asked, reader));

/** Addresses at which a host has a file, so that it looks at no rule. */
const isFile = (path: string): boolean =>
  pageIds.some(
    (id) =>
      pageRow(id).kind !== 'bilingual' && pageLangs(id).some((lang) => pagePath(id, lang) === path),
  );

const ids = [...pageIds, 'no-such-id', 'telegram-manager'];
const addresses = [
  ...new Set(
    rules.flatMap(({ from }) =>
      langs.flatMap((lang) => ids.map((id) => from.replace('{lang}', lang).replace('{id}', id))),
    ),
  ),
].filter((path) => !isFile(path));

test.each(langs)(
  'every address of every rule leads a reader of %s where the table says',
  (reader) => {
    expect(addresses.length).toBeGreaterThan(100);
    for (const path of addresses) {
      const decision = resolve({ method: 'GET', target: path, preferred: () => reader });
      if (decision.kind !== 'redirect') throw new Error(`${path} is no redirect`);
      const { to, status } = found(path, reader) ?? {};
      expect([to, status], path).toEqual([decision.location, decision.status]);
    }
  },
);

test.each(langs)('bilingual pages have the file that a reader of %s wants', (reader) => {
  for (const id of pageIds.filter((page) => pageRow(page).kind === 'bilingual')) {
    const path = pagePath(id, reader);
    expect(found(path, reader)).toMatchObject({ to: `${path}.bare.${reader}.html`, status: 200 });
    for (const lang of langs)
      expect(found(path, reader, `lang=${lang}`)).toMatchObject({
        to: `${path}.${lang}.html`,
        status: 200,
      });
  }
});

test.each(langs)(
  'what nothing has is answered in the language of the address, else in %s',
  (reader) => {
    for (const lang of langs)
      expect(found(`/${lang}/nothing`, reader)?.to).toBe(`/errors/404.${lang}.html`);
    expect(found('/nothing', reader)).toMatchObject({
      to: `/errors/404.${reader}.html`,
      status: 404,
    });
  },
);
