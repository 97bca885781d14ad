import { alternatesOf } from '../../shared/alternates';
import { paper } from '../../shared/brand';
import { vectorIcon } from '../../shared/icons';
import { ownHref } from '../../shared/links';
import { isListed, type PageId, pageRow } from '../../shared/pages';
import type { PageHead } from '../pages/page';
import type { View } from './view';

/** The head text of a document: a page's full head, or only the title on an error page. */
export type HeadText = Pick<PageHead, 'title'> & Partial<PageHead>;

/** The head of a page whose description states figures. */
export const headWith = <Values,>(
  head: { title: string; description: (values: Values) => string },
  values: Values,
): PageHead => ({ ...head, description: head.description(values) });

const Alternates = ({ page, origin }: { page: PageId; origin: string }) =>
  alternatesOf(page).map(([tag, path]) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={origin + path} />
  ));

/** Allows search engines to index the page, follow its links and show a large image preview. */
const robots = 'index, follow, max-image-preview:large';

/** The colour of the browser's UI for each colour scheme: the page's own background or the site's. */
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
 * The metadata that browsers read; client-side navigation updates it. Metadata for crawlers is in
 * server/render/HeadTags.tsx. React does not remove duplicates of either.
 */
export const Head = ({ view, text }: { view: View; text: HeadText }) => {
  const { site, page, lang } = view;
  const indexable = site.indexable && page !== undefined && isListed(page);
  const title = text.title.includes(site.name) ? text.title : `${text.title} · ${site.name}`;
  const own = page && ownHref(page, lang, view.params);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Safari would make links of the numbers in examples. */}
      <meta name="format-detection" content="telephone=no" />
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
