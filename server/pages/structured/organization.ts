import type { Organization } from 'schema-dts';
import { agency } from '../../../client/jsonLd/agency';
import { logoIcon } from '../../../shared/icons';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import type { Site } from '../../../shared/site';
import { contactPoint } from './contactPoint';

/**
 * The agency: what it is called everywhere; its logo, and how and when to reach it, only where that is what
 * the page is for. Others refer to it by the same name, and have bytes to save.
 */
export const organization = (site: Site, lang: Lang, reach = false): Organization => ({
  '@type': 'Organization',
  ...agency(site),
  name: site.name,
  url: site.origin + href('home', lang),
  ...(reach && {
    logo: site.origin + logoIcon.path,
    email: site.email,
    telephone: site.phone,
    contactPoint: contactPoint(site),
  }),
});
