import { load } from 'cheerio';

/** One address of a sitemap, as a crawler reads it. */
type Entry = { loc: string; lastmod: string; alternates: Record<string, string> };

/** Every address that a sitemap lists, with its date and the addresses of its languages. */
export const readSitemap = (xml: string): Entry[] => {
  const $ = load(xml, { xml: true });
  return $('url')
    .toArray()
    .map((url) => ({
      loc: $(url).find('loc').text(),
      lastmod: $(url).find('lastmod').text(),
      alternates: Object.fromEntries(
        $(url)
          .find('xhtml\\:link')
          .toArray()
          .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
      ),
    }));
};
