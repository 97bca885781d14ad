import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/App';
import { bootId, writeBoot } from '../../client/boot';
import { ErrorDocument } from '../../client/errors/ErrorDocument';
import { loadPage } from '../../client/pages/load';
import type { ServerTags } from '../../client/view';
import { type Declared, writeDeclared } from '../../shared/declared';
import type { Lang } from '../../shared/languages';
import { href, renderedHref } from '../../shared/links';
import type { PageId } from '../../shared/pages';
import type { ErrorStatus, PageDecision } from '../../shared/resolve';
import type { Site } from '../../shared/site';
import type { Assets } from '../assets';
import { memoizeByObject } from '../request/memoize';
import { DocumentTags, SharingTags } from './HeadTags';
import { StructuredData } from './StructuredData';
import { graphOf } from './structured/graph';
import { pageDataOf } from './structured/load';

/** One member of the finite set of renderings. */
export type Job =
  | { kind: 'page'; page: PageId; lang: Lang; declared: Declared }
  | { kind: 'error'; status: ErrorStatus; lang: Lang };

/** What a decision for a page has rendered. */
export const jobOf = ({ page, lang, declared }: PageDecision): Job & { kind: 'page' } => ({
  kind: 'page',
  page,
  lang,
  declared,
});

/** The name of a rendering in the store: equal for all addresses that get the same bytes. */
export const jobKey = (job: Job): string =>
  job.kind === 'error'
    ? `${job.status} ${job.lang}`
    : `${job.page} ${job.lang}${writeDeclared(job.declared)}`;

/** The key of what a decision for a page has rendered. */
export const pageKey = memoizeByObject((decision: PageDecision): string => jobKey(jobOf(decision)));

/** The whole document of a job as a React element; the page's module is loaded before it is made. */
export const documentOf = async (job: Job, site: Site, assets: Assets): Promise<ReactElement> => {
  if (job.kind === 'error') {
    const serverTags: ServerTags = { head: <DocumentTags assets={assets} lang={job.lang} /> };
    return (
      <StaticRouter location={href('home', job.lang)}>
        <ErrorDocument site={site} lang={job.lang} status={job.status} serverTags={serverTags} />
      </StaticRouter>
    );
  }
  const { page, lang, declared } = job;
  const { head } = await loadPage(page);
  const view = { site, page, lang, declared };
  const data = await pageDataOf(page, view);
  const text = head(view);
  const serverTags: ServerTags = {
    head: (
      <>
        <DocumentTags assets={assets} lang={lang} page={page} />
        <SharingTags {...{ site, assets, page, lang, declared, text }} />
      </>
    ),
    body: (
      <>
        <StructuredData graph={graphOf(view, text, data)} />
        <script type="application/json" id={bootId}>
          {writeBoot({ site, page, documentLang: lang })}
        </script>
      </>
    ),
  };
  return (
    <StaticRouter location={renderedHref(page, lang, declared)}>
      <App site={site} documentLang={lang} serverTags={serverTags} />
    </StaticRouter>
  );
};
