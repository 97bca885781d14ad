import { alternatesOf } from '../shared/alternates';
import { langs, languageTag } from '../shared/languages';
import { ownHref } from '../shared/links';
import { type PageId, pageLangs, pageRow } from '../shared/pages';
import type { View } from './view';

/** What a document says of itself; a page's head, or the title of an error page. */
export type HeadText = { title: string; description?: string };

const Alternates = ({ page, origin }: { page: PageId; origin: string }) =>
  alternatesOf(page).map(([tag, path]) => (
    <link key={tag} rel="alternate" hrefLang={tag} href={origin + path} />
  ));

/** The one place that writes document metadata; React does not remove duplicates of it. */
export const Head = ({ view, text }: { view: View; text: HeadText }) => {
  const { site, page, lang } = view;
  const indexable = site.indexable && page !== undefined && !pageRow(page).noindex;
  const title = text.title.includes(site.name) ? text.title : `${text.title} · ${site.name}`;
  const own = page && ownHref(page, lang, view.declared);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {text.description && <meta name="description" content={text.description} />}
      <meta name="robots" content={indexable ? 'index, follow' : 'noindex'} />
      <meta name="color-scheme" content="light dark" />
      {page && own && (
        <>
          <link rel="canonical" href={site.origin + (pageRow(page).canonical ?? own)} />
          <Alternates page={page} origin={site.origin} />
          <meta property="og:title" content={text.title} />
          <meta property="og:url" content={site.origin + own} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={languageTag[lang].replace('-', '_')} />
          {langs
            .filter((other) => other !== lang && pageLangs(page).includes(other))
            .map((other) => (
              <meta
                key={other}
                property="og:locale:alternate"
                content={languageTag[other].replace('-', '_')}
              />
            ))}
        </>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
};
