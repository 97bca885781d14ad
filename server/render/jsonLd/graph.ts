import type { Graph, Thing, WebPage, WebSite } from 'schema-dts';
import type { View } from '../../../client/document/view';
import { langs, languageTag } from '../../../shared/languages';
import { href, ownHref } from '../../../shared/links';
import type { PageId } from '../../../shared/pages';
import { breadcrumb } from './breadcrumb';
import { agency, organization } from './organization';
import type { PageJsonLd } from './pageJsonLd';

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

/** What a page is about: the main entity, which on a page of questions is these (Google, FAQPage). */
const subject = ({ main, questions }: PageJsonLd): Pick<WebPage, 'about' | 'mainEntity'> =>
  questions
    ? { ...(main && { about: main }), mainEntity: questions }
    : { ...(main && { mainEntity: main }) };

const webPage = (view: View & { page: PageId }, head: Head, data: PageJsonLd): WebPage => {
  const { site, page, lang, params } = view;
  const way = breadcrumb(site, page, lang, data.short ?? head.title);
  return {
    '@type': data.questions ? 'FAQPage' : (data.type ?? 'WebPage'),
    name: head.title,
    url: site.origin + ownHref(page, lang, params),
    inLanguage: languageTag[lang],
    isPartOf: { '@id': `${site.origin}/#website` },
    ...(way && { breadcrumb: way }),
    ...subject(data),
  };
};

/**
 * The agency, the site and the page as JSON-LD of schema.org, in the same order on all pages so that they compress well.
 * Each is described once; references use its `@id`.
 */
export const graphOf = (view: View & { page: PageId }, head: Head, data: PageJsonLd): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(view.site, view.lang, data.withContactDetails),
    website(view),
    webPage(view, head, data),
  ] satisfies Thing[],
});
