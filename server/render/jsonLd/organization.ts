import type { Organization } from 'schema-dts';
import { agency } from '../../../client/jsonLd/agency';
import { logoIcon } from '../../../shared/icons';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import type { Site } from '../../../shared/site';
import { contactPoint } from './contactPoint';

/** The agency; with logo, contact and hours only on pages that are about reaching it, to save bytes elsewhere. */
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
