import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { validateXML } from 'xmllint-wasm';

/** One entry of a sitemap. */
type Entry = { loc: string; alternates: Record<string, string> };

/** Reads the entries of a sitemap with their language alternates. */
export const readSitemap = (xml: string): Entry[] => {
  const $ = load(xml, { xml: true });
  return $('url')
    .toArray()
    .map((url) => ({
      loc: $(url).find('loc').text(),
      alternates: Object.fromEntries(
        $(url)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
      ),
    }));
};

const root = path.resolve(import.meta.dirname, '../..');

const files = [
  ['sitemap.xsd', 'node_modules/sitemap/schema/sitemap.xsd'],
  ['xhtml-link.xsd', 'tests/support/xhtml-link.xsd'],
] as const;

/** The validator takes one schema, which imports both. */
const both = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml-link.xsd"/>
</xsd:schema>`;

/** The faults of a sitemap by the schema of sitemaps.org. */
export const sitemapFaults = async (xml: string): Promise<string[]> => {
  const preload = await Promise.all(
    files.map(async ([fileName, file]) => ({
      fileName,
      contents: await readFile(path.join(root, file), 'utf8'),
    })),
  );
  const { errors } = await validateXML({
    xml: { fileName: 'asked.xml', contents: xml },
    schema: { fileName: 'both.xsd', contents: both },
    preload,
  });
  return errors.map(({ message }) => message);
};
