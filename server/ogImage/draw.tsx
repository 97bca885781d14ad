import { renderToStaticMarkup } from 'react-dom/server';
import type { View } from '../../client/document/view';
import { canBeNamed } from '../../client/ogImage/BrandName';
import { Card } from '../../client/ogImage/Card';
import { defaultImage } from '../../client/ogImage/defaultImage';
import { ShapeProvider } from '../../client/ogImage/shape';
import type { OgImage, OgImageModule } from '../../client/ogImage/types';
import { loadModule } from '../../client/pages/load';
import mark from '../../public/favicon.svg';
import type { Lang } from '../../shared/languages';
import { type PageId, pageIds, pageLangs } from '../../shared/pages';
import type { Site } from '../../shared/site';
import { readSettings } from '../settings/settings';
import { siteOf } from '../settings/siteOf';
import { shape } from './shape';

/** An Open Graph image as SVG. */
type DrawnCard = { page: PageId; lang: Lang; alt: string; svg: string };

/** Ends a line with a full stop, so that screen readers pause. */
const ended = (line: string): string => (/[.?!…]$/.test(line) ? line : `${line}.`);

/** The words and the figure of an image: of the page's `ogImage.tsx` where it has `own`, else of its head. */
const imageOf = async (view: View & { page: PageId }, own: boolean): Promise<OgImage> => {
  const { page, lang } = view;
  if (!own) return defaultImage(page, lang, (await loadModule(page)).head(view));
  const { ogImage }: OgImageModule = await import(`../../client/pages/${page}/ogImage.tsx`);
  return ogImage(view);
};

/** Draws the Open Graph image of a page. Rejects where it has too many words. */
const drawCard = async (page: PageId, lang: Lang, site: Site, own: boolean): Promise<DrawnCard> => {
  const card = await imageOf({ site, page, lang, params: {} }, own);
  const svg = renderToStaticMarkup(
    <ShapeProvider value={shape}>
      <Card card={card} name={canBeNamed(shape, site.name) ? site.name : undefined} mark={mark} />
    </ShapeProvider>,
  );
  // Word joiners are for line breaks only.
  const alt = `${ended(card.line)} ${ended(card.detail)}`.replaceAll('\u2060', '');
  return { page, lang, alt, svg };
};

/**
 * Draws the Open Graph image of every page in each of its languages as SVG without fonts; `own` are the pages that have
 * an `ogImage.tsx`, and `named` says whether the fonts have all letters of the brand. Rejects with the name of a page
 * that cannot be drawn, or a brand that is refused.
 */
export const drawAll = async (
  given: string | undefined,
  own: readonly string[],
): Promise<{ name: string; named: boolean; cards: DrawnCard[] }> => {
  // An image shows no setting but the name.
  const site = siteOf(readSettings({ SITE_NAME: given }));
  const cards = pageIds.flatMap((page) =>
    pageLangs(page).map((lang) =>
      drawCard(page, lang, site, own.includes(page)).catch((error: unknown) => {
        throw new Error(`no Open Graph image of ${page} (${lang})`, { cause: error });
      }),
    ),
  );
  return { name: site.name, named: canBeNamed(shape, site.name), cards: await Promise.all(cards) };
};
