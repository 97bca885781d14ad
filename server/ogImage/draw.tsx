import { renderToStaticMarkup } from 'react-dom/server';
import { canBeNamed } from '../../client/ogImage/BrandName';
import { Card } from '../../client/ogImage/Card';
import { ShapeProvider } from '../../client/ogImage/shape';
import type { OgImageModule } from '../../client/ogImage/types';
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

/** Draws the Open Graph image of a page. Rejects where the page has no `ogImage.tsx`, or too many words. */
const drawCard = async (page: PageId, lang: Lang, site: Site): Promise<DrawnCard> => {
  const { ogImage }: OgImageModule = await import(`../../client/pages/${page}/ogImage.tsx`);
  const card = ogImage({ site, page, lang, params: {} });
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
 * Draws the Open Graph image of every page in each of its languages as SVG without fonts; `named` says whether the
 * fonts have all letters of the brand. Rejects with the name of a page that cannot be drawn, or a brand that is refused.
 */
export const drawAll = async (
  given: string | undefined,
): Promise<{ name: string; named: boolean; cards: DrawnCard[] }> => {
  // An image shows no setting but the name.
  const site = siteOf(readSettings({ SITE_NAME: given }));
  const cards = pageIds.flatMap((page) =>
    pageLangs(page).map((lang) =>
      drawCard(page, lang, site).catch((error: unknown) => {
        throw new Error(`no Open Graph image of ${page} (${lang})`, { cause: error });
      }),
    ),
  );
  return { name: site.name, named: canBeNamed(shape, site.name), cards: await Promise.all(cards) };
};
