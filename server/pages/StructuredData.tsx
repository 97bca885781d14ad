import type { PageHead } from '../../client/pages/load';
import { type Lang, languageTag } from '../../shared/languages';
import type { Site } from '../../shared/site';

type Props = { site: Site; address: string; lang: Lang; head: PageHead };

/**
 * The page as JSON-LD. Only the server writes it: under Trusted Types a browser would not let React
 * create the element. `<` is escaped, so that no value can end it.
 */
export const StructuredData = ({ site, address, lang, head }: Props) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: head.title,
    description: head.description,
    url: site.origin + address,
    inLanguage: languageTag[lang],
    publisher: { '@type': 'Organization', name: site.name, url: site.origin },
  };
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
};
