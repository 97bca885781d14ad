import type { Graph, Question, Thing, WebPage, WebSite } from 'schema-dts';
import type { View } from '../../../client/document/view';
import type { StructuredData } from '../../../client/pages/page';
import { langs, languageTag } from '../../../shared/languages';
import { href, ownHref } from '../../../shared/links';
import type { PageId } from '../../../shared/pages';
import { breadcrumb } from './breadcrumb';
import { agency, organization } from './organization';
import { subjectOf } from './subject';

/** The head of the page, whose description is not repeated. */
type Head = { title: string };

const website = ({ site, lang }: View): WebSite => ({
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.name,
  url: site.origin + href('home', lang),
  inLanguage: langs.map((one) => languageTag[one]),
  publisher: agency(site),
});

type PageView = View & { page: PageId };

/** What a page is about and which questions it answers; these are the main entity where there are some (Google, FAQPage). */
const contentOf = (view: PageView, data: StructuredData): Pick<WebPage, 'about' | 'mainEntity'> => {
  const subject = subjectOf(view, data);
  if (!data.questions) return subject ? { mainEntity: subject } : {};
  const mainEntity = data.questions.map(
    ({ ask, answer }): Question => ({
      '@type': 'Question',
      name: ask,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  );
  return { ...(subject && { about: subject }), mainEntity };
};

const webPage = (view: PageView, head: Head, data: StructuredData): WebPage => {
  const { site, page, lang, params } = view;
  const way = breadcrumb(site, page, lang, data.short ?? head.title);
  return {
    '@type': data.questions ? 'FAQPage' : (data.type ?? 'WebPage'),
    name: head.title,
    url: site.origin + ownHref(page, lang, params),
    inLanguage: languageTag[lang],
    isPartOf: { '@id': `${site.origin}/#website` },
    ...(way && { breadcrumb: way }),
    ...contentOf(view, data),
  };
};

/**
 * The agency, the site and the page as JSON-LD of schema.org, in the same order on all pages so that they compress well.
 * Each is described once; references use its `@id`.
 */
export const graphOf = (view: PageView, head: Head, data: StructuredData): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(view.site, view.lang, data.about === 'agency'),
    website(view),
    webPage(view, head, data),
  ] satisfies Thing[],
});
