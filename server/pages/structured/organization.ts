import type { Organization } from 'schema-dts';
import { agency } from '../../../client/structured/agency';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import type { Site } from '../../../shared/site';
import { contactPoint } from './contactPoint';

/** The icon that stands for the agency, a square of at least 112 px as Google asks of a logo. */
export const logoPath = '/icon-512.png';

/** The agency; how and when to reach it only where that is what the page is for, for its bytes. */
export const organization = (site: Site, lang: Lang, reach = false): Organization => ({
  '@type': 'Organization',
  ...agency(site),
  name: site.name,
  url: site.origin + href('home', lang),
  logo: site.origin + logoPath,
  ...(reach && { email: site.email, telephone: site.phone, contactPoint: contactPoint(site) }),
});
