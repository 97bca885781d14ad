import { cardSize } from '../../client/ogImage/size';
import type { PageHead } from '../../client/pages/page';
import { manifestPath } from '../../shared/icons';
import type { Lang, Localized } from '../../shared/languages';
import { ownHref } from '../../shared/links';
import { openApiPath, openApiType } from '../../shared/openapi';
import type { PageParams } from '../../shared/pageParams';
import { type PageId, pageLangs } from '../../shared/pages';
import { marketplaceProducts, type Site } from '../../shared/site';
import { type Assets, fontsOf, ogImageOf, stylesOf } from '../assets';
import { markdownPath } from '../generated/apiFiles';

/** What every document loads: fonts, styles and the entry script. */
export const DocumentTags = ({
  assets,
  lang,
  page,
}: {
  assets: Assets;
  lang: Lang;
  page?: PageId;
}) => (
  <>
    {fontsOf(assets, page).map((font) => (
      <link key={font} rel="preload" href={font} as="font" crossOrigin="" />
    ))}
    {stylesOf(assets, page).map(({ css, hash }, at) => (
      <style
        key={hash}
        data-page={at > 0 ? page : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's styles, no HTML
        dangerouslySetInnerHTML={{ __html: css }}
      />
    ))}
    {/* What the first picture does not need: client/document/entry.ts brings it in after that. */}
    <noscript>
      <link rel="manifest" href={manifestPath} />
      <link rel="stylesheet" href={assets.print} media="print" />
    </noscript>
    <script type="module" src={assets.entries[lang]} />
  </>
);

/** Where programs find the description of an API (RFC 8631), and its page as Markdown. */
export const ApiTags = ({ page, lang }: { page: PageId; lang: Lang }) => {
  const id = marketplaceProducts.find((one) => one === page);
  return (
    id && (
      <>
        <link rel="service-desc" href={openApiPath(id, lang)} type={openApiType} />
        <link rel="alternate" href={markdownPath(id, lang)} type="text/markdown" />
      </>
    )
  );
};

/** Languages as Open Graph writes them, with a territory. */
const locales: Localized<string> = { en: 'en_US', pt: 'pt_BR' };

type SharingProps = {
  site: Site;
  assets: Assets;
  page: PageId;
  lang: Lang;
  params: PageParams;
  text: PageHead;
};

/** How a link to the page looks in chats and social networks (Open Graph, ogp.me). No browser reads it. */
export const SharingTags = ({ site, assets, page, lang, params, text }: SharingProps) => {
  const { address, alt } = ogImageOf(assets, page, lang);
  const others = pageLangs(page).filter((one) => one !== lang);
  const tags: [name: string, content: string | number][] = [
    ['type', 'website'],
    ['title', text.title],
    ['description', text.description],
    ['url', site.origin + ownHref(page, lang, params)],
    ['image', site.origin + address],
    ['image:width', cardSize.width],
    ['image:height', cardSize.height],
    ['image:alt', alt],
    ['locale', locales[lang]],
    ...others.map((other): [string, string] => ['locale:alternate', locales[other]]),
    ['site_name', site.name],
  ];
  return (
    <>
      {tags.map(([name, content]) => (
        <meta key={name + content} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
