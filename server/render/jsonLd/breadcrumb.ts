import type { BreadcrumbList } from 'schema-dts';
import { copy } from '../../../client/layout/copy';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { isOffer, offerRow } from '../../../shared/offers';
import { type PageId, pageRow } from '../../../shared/pages';
import type { Site } from '../../../shared/site';

/** A step of a breadcrumb; the page itself needs no address. */
type Step = { name: string; path?: string };

/** The addresses of sections redirect, so their steps lead to the sections of the home page. */
const stepsTo = (page: PageId, lang: Lang, short: string): Step[] => {
  const { menu } = copy(lang);
  const { section } = pageRow(page);
  const home = href('home', lang);
  const steps: Step[] = [{ name: menu.home, path: home }];
  if (section === 'products' || section === 'services')
    steps.push({ name: menu[section], path: `${home}#${section}` });
  if (page === section) return [...steps, { name: menu[section] }];
  return [...steps, { name: isOffer(page) ? offerRow(page).name[lang] : short }];
};

/** The breadcrumb of a page, named as in menu and offers, else by `short`. None for the home page. */
export const breadcrumb = (
  site: Site,
  page: PageId,
  lang: Lang,
  short: string,
): BreadcrumbList | undefined =>
  page === 'home'
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: stepsTo(page, lang, short).map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          ...(path && { item: site.origin + path }),
        })),
      };
