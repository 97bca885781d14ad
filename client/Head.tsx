import { alternatesOf } from '../shared/alternates';
import { paper } from '../shared/brand';
import { vectorIcon } from '../shared/icons';
import { ownHref } from '../shared/links';
import { isListed, type PageId, pageRow } from '../shared/pages';
import type { PageHead } from './pages/load';
import type { View } from './view';

/** What a document says of itself; a page's head, or the title of an error page. */
export type HeadText = Pick<PageHead, 'title'> & Partial<PageHead>;

const Alternates = ({ page, origin }: { page: PageId; origin: string }) =>
  alternatesOf(page).map(([tag, path]) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={origin + path} />
  ));

/** Search engines may list the page, follow its links and show its picture in full. */
const robots = 'index, follow, max-image-preview:large';

/** The colour of the browser's own bars, by the reader's theme: that of the page below them. */
const ThemeColor = ({ own }: { own: string | undefined }) =>
  Object.entries(paper).map(([scheme, colour]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme:${scheme})`}
      content={own ?? colour}
    />
  ));

/**
 * The metadata that a browser reads, and that a navigation in the client has to keep true; what only
 * crawlers read stands in server/render/HeadTags.tsx. React does not remove duplicates of either.
 */
export const Head = ({ view, text }: { view: View; text: HeadText }) => {
  const { site, page, lang } = view;
  const indexable = site.indexable && page !== undefined && isListed(page);
  const title = text.title.includes(site.name) ? text.title : `${text.title} · ${site.name}`;
  const own = page && ownHref(page, lang, view.declared);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {text.description && <meta name="description" content={text.description} />}
      <meta name="robots" content={indexable ? robots : 'noindex'} />
      <ThemeColor own={text.themeColor} />
      {page && own && (
        <>
          <link rel="canonical" href={site.origin + (pageRow(page).canonical ?? own)} />
          <Alternates page={page} origin={site.origin} />
        </>
      )}
      <link rel="icon" href={vectorIcon} type="image/svg+xml" />
    </>
  );
};
