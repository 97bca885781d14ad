import type { PageHead } from '../../client/pages/load';
import { cardSize } from '../../client/share/size';
import type { Declared } from '../../shared/declared';
import { manifestPath } from '../../shared/icons';
import { type Lang, type Localized, otherLang } from '../../shared/languages';
import { ownHref } from '../../shared/links';
import { type PageId, pageLangs } from '../../shared/pages';
import type { Site } from '../../shared/site';
import { type Assets, fontsOf, shareOf, stylesOf } from '../assets';

/** What every document needs: its fonts, its styles and the script that waits for its reader. */
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
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's styles, no HTML */}
    <style dangerouslySetInnerHTML={{ __html: stylesOf(assets, page).css }} />
    {/* What the first picture does not need: client/later.ts brings it in after that. */}
    <noscript>
      <link rel="manifest" href={manifestPath} />
      <link rel="stylesheet" href={assets.print} media="print" />
    </noscript>
    <script type="module" src={assets.entries[lang]} />
  </>
);

/** Languages as Open Graph writes them, which wants a territory. */
const locales: Localized<string> = { en: 'en_US', pt: 'pt_BR' };

type SharingProps = {
  site: Site;
  assets: Assets;
  page: PageId;
  lang: Lang;
  declared: Declared;
  text: PageHead;
};

/**
 * How a chat or a network shows a link to the page (Open Graph, ogp.me; Twitter reads the same tags
 * beside its own). Only the server writes it: no browser reads it, and a crawler runs no script.
 */
export const SharingTags = ({ site, assets, page, lang, declared, text }: SharingProps) => {
  const { address, alt } = shareOf(assets, page, lang);
  const tags: Record<string, string | number> = {
    type: 'website',
    title: text.title,
    description: text.description,
    url: site.origin + ownHref(page, lang, declared),
    image: site.origin + address,
    'image:width': cardSize.width,
    'image:height': cardSize.height,
    'image:alt': alt,
    locale: locales[lang],
    ...(pageLangs(page).length > 1 && { 'locale:alternate': locales[otherLang(lang)] }),
    site_name: site.name,
  };
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
