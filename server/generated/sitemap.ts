import { alternatesOf } from '../../shared/alternates';
import { href } from '../../shared/links';
import { isListed, pageIds, pageLangs } from '../../shared/pages';
import type { Site } from '../../shared/site';
import { sitemapPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * `/sitemap.xml` (sitemaps.org 0.9): every page that may be listed, in each of its languages, by its own
 * address, with the addresses of all its languages. A page whose canonical is another one is listed by its
 * own all the same.
 */
export const sitemapXml = ({ origin }: Site): GeneratedFile => {
  const absolute = (path: string) => escapeXml(origin + path);
  const listed = pageIds.filter(isListed);
  const urls = listed.flatMap((page) =>
    pageLangs(page).map((lang) =>
      [
        '<url>',
        `<loc>${absolute(href(page, lang))}</loc>`,
        ...alternatesOf(page).map(
          ([tag, path]) =>
            `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(path)}"/>`,
        ),
        '</url>',
      ].join('\n'),
    ),
  );
  return {
    address: sitemapPath,
    type: 'application/xml; charset=utf-8',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`,
  };
};
