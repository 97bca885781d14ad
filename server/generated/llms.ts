import { operator } from '../../client/layout/operator';
import { loadModule } from '../../client/pages/load';
import { type Lang, langs, languageName } from '../../shared/languages';
import { href } from '../../shared/links';
import { isListed, pageIds, pageLangs } from '../../shared/pages';
import type { Site } from '../../shared/site';
import { llmsPath } from './addresses';
import { copy } from './copy';
import { type GeneratedFile, openHeaders } from './generatedFile';
import { apiLinks, apiUsage, type Link } from './llmsApis';

const listPages = async (site: Site, lang: Lang): Promise<Link[]> => {
  const listed = pageIds.filter((page) => isListed(page) && pageLangs(page).includes(lang));
  return Promise.all(
    listed.map(async (page) => {
      const { head } = await loadModule(page);
      const { title, description } = head({ site, page, lang, params: {} });
      return { title, path: href(page, lang), description };
    }),
  );
};

/**
 * `/llms.txt` (llmstxt.org): how to call each API, its files, then all pages by language as a Markdown list, with titles
 * and descriptions from their heads. The form has headings only above lists of links.
 */
export const llmsTxt = async (site: Site): Promise<GeneratedFile> => {
  const section = (title: string, entries: readonly Link[]): string => {
    const lines = entries.map(
      ({ title, path, description }) => `- [${title}](${site.origin}${path}): ${description}`,
    );
    return [`## ${title}`, lines.join('\n')].join('\n\n');
  };
  const pages = langs.map(async (lang) => section(languageName[lang], await listPages(site, lang)));
  const parts = [
    `# ${site.name}`,
    langs.map((lang) => `> ${copy(lang).agency(site.name)}`).join('\n>\n'),
    `${operator(site, 'en')}, ${site.email}`,
    ...apiUsage(site),
    ...langs.map((lang) => copy(lang).note),
    ...apiLinks().map(({ title, links }) => section(title, links)),
    ...(await Promise.all(pages)),
  ];
  return {
    address: llmsPath,
    headers: openHeaders,
    type: 'text/plain; charset=utf-8',
    text: `${parts.join('\n\n')}\n`,
  };
};
