// This folder is the document: what the server renders and React adopts.
import '../styles/base.css';
import { type ReactNode, Suspense } from 'react';
import { languageTag } from '../../shared/languages';
import { pageRow } from '../../shared/pages';
import { SalesBar } from '../components/action-bar/SalesBar';
import { HydratedOnly } from '../hydration/HydrationErrorBoundary';
import { Header } from '../layout/Header';
import { contentId } from '../layout/ids';
import { LazySiteEnd } from '../layout/LazySiteEnd';
import { SkipLink } from '../layout/SkipLink';
import type { PageAction } from '../pages/page';
import { Head, type HeadText } from './Head';
import { type ServerTags, type View, ViewProvider } from './view';

type Props = {
  view: View;
  head: HeadText;
  action?: PageAction | undefined;
  serverTags?: ServerTags | undefined;
  /** Elements of the document that belong to no page. */
  after?: ReactNode;
  children: ReactNode;
};

const SitePage = ({ action, serverTags, children }: Omit<Props, 'view' | 'head'>) => (
  <>
    <SkipLink />
    <Header />
    <main id={contentId} tabIndex={-1}>
      {children}
      {action && <SalesBar {...action} />}
    </main>
    <Suspense>
      <HydratedOnly />
      {serverTags?.end ?? <LazySiteEnd />}
    </Suspense>
  </>
);

/** The whole document, including `<html>`; the server streams it and the client hydrates it. */
export const Document = ({ view, head, action, serverTags, after, children }: Props) => {
  const ownLayout = view.page && pageRow(view.page).layout === 'own';
  return (
    <ViewProvider value={view}>
      <html lang={languageTag[view.lang]} suppressHydrationWarning>
        <head>
          <Head view={view} text={head} />
          {serverTags?.head}
        </head>
        <body>
          {ownLayout ? (
            children
          ) : (
            <SitePage action={action} serverTags={serverTags}>
              {children}
            </SitePage>
          )}
          {after}
          {serverTags?.body}
        </body>
      </html>
    </ViewProvider>
  );
};
