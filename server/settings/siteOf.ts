import { openHoursOfWeek } from '../../shared/openHoursOfWeek';
import type { Company, Owner, Site } from '../../shared/site';
import type { Settings } from './settings';
import { formatTaxId } from './taxId';

/** The company that runs the site; undefined if the settings do not name it. */
const companyOf = (settings: Settings): Company | undefined => {
  const { COMPANY_NAME: name, COMPANY_TAX_ID: taxId, COMPANY_ADDRESS: address } = settings;
  if (!name && !taxId && !address) return;
  return {
    ...(name && { name }),
    ...(taxId && { taxId: formatTaxId(taxId) }),
    ...(address && { address }),
  };
};

/** Who answers; undefined without a name. */
const ownerOf = ({ OWNER_NAME, OWNER_ROLE, OWNER_PHOTO }: Settings): Owner | undefined =>
  OWNER_NAME === undefined
    ? undefined
    : {
        name: OWNER_NAME,
        ...(OWNER_ROLE && { role: OWNER_ROLE }),
        ...(OWNER_PHOTO && { photo: OWNER_PHOTO }),
      };

/** The part of the settings that pages show. */
export const siteOf = (settings: Settings): Site => {
  const company = companyOf(settings);
  const owner = ownerOf(settings);
  return {
    origin: settings.SITE_ORIGIN,
    name: settings.SITE_NAME,
    whatsapp: settings.WHATSAPP_NUMBER,
    phone: settings.PHONE_NUMBER,
    email: settings.CONTACT_EMAIL,
    community: settings.COMMUNITY_URL,
    marketplace: settings.MARKETPLACE_URL,
    openHours: openHoursOfWeek(),
    indexable: settings.ROBOTS === 'index',
    ...(settings.MARKETPLACE_NAME && { marketplaceName: settings.MARKETPLACE_NAME }),
    ...(company && { company }),
    ...(owner && { owner }),
    ...(settings.CUSTOMERS && { customers: settings.CUSTOMERS }),
    ...(settings.RESPONSE_HOURS && { responseHours: settings.RESPONSE_HOURS }),
  };
};
