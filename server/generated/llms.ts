import { loadModule } from '../../client/pages/load';
import { type Lang, langs, languageName } from '../../shared/languages';
import { href } from '../../shared/links';
import { isListed, pageIds, pageLangs } from '../../shared/pages';
import type { Site } from '../../shared/site';
import { llmsPath } from './addresses';
import { copy } from './copy';
import type { GeneratedFile } from './generatedFile';

/** A link of the list. */
export type Link = { title: string; path: string; description: string };

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
 * `/llms.txt` (llmstxt.org): all pages by language as a Markdown list, with titles and descriptions from their heads;
 * `documents` are the OpenAPI documents.
 */
export const llmsTxt = async (site: Site, documents: readonly Link[]): Promise<GeneratedFile> => {
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
    ...langs.map((lang) => copy(lang).note),
    ...(await Promise.all(pages)),
    ...(documents.length > 0 ? [section('OpenAPI', documents)] : []),
  ];
  return {
    address: llmsPath,
    type: 'text/plain; charset=utf-8',
    text: `${parts.join('\n\n')}\n`,
  };
};
