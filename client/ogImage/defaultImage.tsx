import { brand } from '../../shared/brand';
import type { Lang } from '../../shared/languages';
import { isOffer, offerRow } from '../../shared/offers';
import type { PageId } from '../../shared/pages';
import type { PageHead } from '../pages/page';
import type { OgImage, Palette } from './types';

const fields = [brand.fieldSky, brand.fieldLeaf, brand.fieldSun, brand.fieldCoral];

/** The folded corner of the logo, and the colours of the site's fields. */
const Figure = () => (
  <>
    <path d="M980 0h220v220z" fill={brand.leafStrong.light} />
    <path d="M980 0v220h220z" fill={brand.sun.light} />
    {fields.map(({ light }, at) => (
      <path key={light} d={`M${300 * at} 612h300v18h-300z`} fill={light} />
    ))}
  </>
);

/** The page's own ground, with the ink of the scheme that it resembles. */
const paletteOf = (ground: string): Palette => {
  const sum = [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(ground.slice(at, at + 2), 16), 0);
  const scheme = sum > 384 ? 'light' : 'dark';
  return { ground, ink: brand.ink[scheme], soft: brand.inkSoft[scheme] };
};

/** The Open Graph image of a page that has no drawing of its own: its offer, title and description. */
export const defaultImage = (page: PageId, lang: Lang, head: PageHead): OgImage => {
  const name = isOffer(page) ? offerRow(page).name[lang] : '';
  return {
    kicker: head.title.includes(name) ? '' : name,
    line: head.title,
    detail: head.description,
    words: { x: 64, width: 900 },
    figure: <Figure />,
    palette: paletteOf(head.themeColor ?? brand.paper.light),
  };
};
