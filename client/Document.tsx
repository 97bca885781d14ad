import type { ReactNode } from 'react';
import { languageTag } from '../shared/languages';
import { Head, type HeadText } from './Head';
import { Footer } from './layout/Footer';
import { Header } from './layout/Header';
import { contentId, SkipLink } from './layout/SkipLink';
import { type ServerTags, type View, ViewProvider } from './view';

type Props = {
  view: View;
  head: HeadText;
  serverTags?: ServerTags | undefined;
  children: ReactNode;
};

/** The whole document, from `<html>` down; the server streams it, the client hydrates it. */
export const Document = ({ view, head, serverTags, children }: Props) => (
  <ViewProvider value={view}>
    <html lang={languageTag[view.lang]}>
      <head>
        <Head view={view} text={head} />
        {serverTags?.head}
      </head>
      <body>
        <SkipLink />
        <Header />
        <main id={contentId} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {serverTags?.body}
      </body>
    </html>
  </ViewProvider>
);
