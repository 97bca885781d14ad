import type { IdReference, Organization, OrganizationLeaf } from 'schema-dts';
import { logoIcon } from '../../../shared/icons';
import type { Lang } from '../../../shared/languages';
import { href } from '../../../shared/links';
import type { Site } from '../../../shared/site';
import { contactPoint } from './contactPoint';

/** A reference to the agency's node by its `@id`, instead of repeating the node. */
export const agency = ({ origin }: Site): IdReference => ({ '@id': `${origin}/#organization` });

/** The company behind the brand, as far as the settings name it. */
const companyData = ({ company }: Site): Partial<OrganizationLeaf> => ({
  ...(company?.name && { legalName: company.name }),
  ...(company?.taxId && { taxID: company.taxId }),
  ...(company?.address && { address: company.address }),
});

/** The agency; with logo, contact, hours and company only on pages that are about reaching it, to save bytes elsewhere. */
export const organization = (site: Site, lang: Lang, withContactDetails = false): Organization => ({
  '@type': 'Organization',
  ...agency(site),
  name: site.name,
  url: site.origin + href('home', lang),
  ...(withContactDetails && {
    logo: site.origin + logoIcon.path,
    email: site.email,
    telephone: site.phone,
    contactPoint: contactPoint(site),
    ...companyData(site),
  }),
});
