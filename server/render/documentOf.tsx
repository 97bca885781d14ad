import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/document/App';
import { bootId, writeBoot } from '../../client/document/boot';
import type { ServerTags } from '../../client/document/view';
import { ErrorDocument } from '../../client/errors/ErrorDocument';
import { SiteEnd } from '../../client/layout/SiteEnd';
import { loadModule } from '../../client/pages/load';
import type { StructuredDataModule } from '../../client/pages/page';
import { href, renderedHref } from '../../shared/links';
import type { Site } from '../../shared/site';
import type { Assets } from '../assets';
import type { Variant } from '../cache/pageStore';
import { ApiTags, DocumentTags, SharingTags } from './HeadTags';
import { JsonLd } from './JsonLd';
import { graphOf } from './jsonLd/graph';

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
  const { head } = await loadModule(page);
  const { structuredData }: StructuredDataModule = await import(
    `../../client/pages/${page}/structuredData.ts`
  );
  const view = { site, page, lang, params };
  const text = head(view);
  const serverTags: ServerTags = {
    end: <SiteEnd />,
    head: (
      <>
        <DocumentTags assets={assets} lang={lang} page={page} />
        <ApiTags page={page} lang={lang} />
        <SharingTags {...{ site, assets, page, lang, params, text }} />
      </>
    ),
    body: (
      <>
        <JsonLd graph={graphOf(view, text, structuredData(lang))} />
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
