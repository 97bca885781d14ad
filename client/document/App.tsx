import { useInsertionEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Lang } from '../../shared/languages';
import { resolve } from '../../shared/resolve';
import type { Site } from '../../shared/site';
import { NavigationEffects } from '../navigation/NavigationEffects';
import { usePage } from '../pages/load';
import { showStyles } from '../pages/loadStyles';
import { Document } from './Document';
import type { ServerTags } from './view';

type Props = {
  site: Site;
  /** The language of the first document; bilingual pages without `?lang=` are shown in it. */
  documentLang: Lang;
  serverTags?: ServerTags;
};

/**
 * Renders the page at the router's location. It calls the same `resolve` as the server, so the server's
 * markup and the client's always match and hydration succeeds.
 */
export const App = ({ site, documentLang, serverTags }: Props) => {
  const { pathname, search } = useLocation();
  const decision = resolve({
    method: 'GET',
    target: pathname + search,
    preferred: () => documentLang,
  });
  if (decision.kind !== 'page') throw new Error(`${pathname} is not the address of a page`);
  const { page, lang, params } = decision;
  const { Page, head: headOf, action } = usePage(page);
  useInsertionEffect(() => showStyles(page), [page]);
  const view = { site, page, lang, params };
  const head = headOf(view);
  return (
    <Document
      view={view}
      head={head}
      action={action?.(view)}
      serverTags={serverTags}
      after={<NavigationEffects title={head.title} />}
    >
      <Page key={`${page} ${lang}`} />
    </Document>
  );
};
