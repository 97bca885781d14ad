import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/App';
import { bootId, writeBoot } from '../../client/boot';
import { ErrorDocument } from '../../client/errors/ErrorDocument';
import { SiteEnd } from '../../client/layout/SiteEnd';
import { loadPage } from '../../client/pages/load';
import type { ServerTags } from '../../client/view';
import type { Lang } from '../../shared/languages';
import { href, renderedHref } from '../../shared/links';
import { type PageParams, writePageParams } from '../../shared/pageParams';
import type { PageId } from '../../shared/pages';
import type { ErrorStatus } from '../../shared/resolve';
import type { Site } from '../../shared/site';
import type { Assets } from '../assets';
import { DocumentTags, SharingTags } from './HeadTags';
import { JsonLd } from './JsonLd';
import { graphOf } from './jsonLd/graph';
import { pageJsonLd } from './jsonLd/pages';

/** One of the finite set of documents. */
export type Variant =
  | { kind: 'page'; page: PageId; lang: Lang; params: PageParams }
  | { kind: 'error'; status: ErrorStatus; lang: Lang };

/** The key of a variant in the page store: equal for all addresses with the same document. */
export const variantKey = (variant: Variant): string =>
  variant.kind === 'error'
    ? `${variant.status} ${variant.lang}`
    : `${variant.page} ${variant.lang}${writePageParams(variant.params)}`;

/** The whole document of a variant as a React element, with the page's module loaded. */
export const documentOf = async (
  variant: Variant,
  site: Site,
  assets: Assets,
): Promise<ReactElement> => {
  if (variant.kind === 'error') {
    const serverTags: ServerTags = {
      end: <SiteEnd />,
      head: <DocumentTags assets={assets} lang={variant.lang} />,
    };
    return (
      <StaticRouter location={href('home', variant.lang)}>
        <ErrorDocument
          site={site}
          lang={variant.lang}
          status={variant.status}
          serverTags={serverTags}
        />
      </StaticRouter>
    );
  }
  const { page, lang, params } = variant;
  const { head } = await loadPage(page);
  const view = { site, page, lang, params };
  const text = head(view);
  const serverTags: ServerTags = {
    end: <SiteEnd />,
    head: (
      <>
        <DocumentTags assets={assets} lang={lang} page={page} />
        <SharingTags {...{ site, assets, page, lang, params, text }} />
      </>
    ),
    body: (
      <>
        <JsonLd graph={graphOf(view, text, pageJsonLd[page](view))} />
        <script type="application/json" id={bootId}>
          {writeBoot({ site, page, documentLang: lang })}
        </script>
      </>
    ),
  };
  return (
    <StaticRouter location={renderedHref(page, lang, params)}>
      <App site={site} documentLang={lang} serverTags={serverTags} />
    </StaticRouter>
  );
};
