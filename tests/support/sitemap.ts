import { load } from 'cheerio';

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
