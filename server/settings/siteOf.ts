import type { Company, Site } from '../../shared/site';
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

/** The part of the settings that pages show. */
export const siteOf = (settings: Settings): Site => {
  const company = companyOf(settings);
  return {
    origin: settings.SITE_ORIGIN,
    name: settings.SITE_NAME,
    whatsapp: settings.WHATSAPP_NUMBER,
    phone: settings.PHONE_NUMBER,
    email: settings.CONTACT_EMAIL,
    community: settings.COMMUNITY_URL,
    marketplace: settings.MARKETPLACE_URL,
    indexable: settings.ROBOTS === 'index',
    ...(company && { company }),
    ...(settings.RESPONSE_HOURS && { responseHours: settings.RESPONSE_HOURS }),
  };
};
