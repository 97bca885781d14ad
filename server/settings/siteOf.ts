import { openHoursOfWeek } from '../../shared/openHoursOfWeek';
import {
  type ApiAccess,
  type Company,
  type MarketplaceProduct,
  marketplaceProducts,
  type Owner,
  type Site,
} from '../../shared/site';
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

/** The setting of each API's own base URL. */
export const ownBaseUrls = {
  'nfse-extraction': 'API_BASE_URL_NFSE',
  'invoice-extraction': 'API_BASE_URL_INVOICE',
  'barcode-extractor': 'API_BASE_URL_BARCODE',
  'nano-banana-api': 'API_BASE_URL_IMAGE',
} as const satisfies Record<MarketplaceProduct, keyof Settings>;

/** How programs call the APIs; undefined if the settings say nothing of it. */
const apiAccessOf = (settings: Settings): ApiAccess | undefined => {
  const baseUrls = Object.fromEntries(
    marketplaceProducts.flatMap((id) => {
      const url = settings[ownBaseUrls[id]];
      return url ? [[id, url] as const] : [];
    }),
  );
  const access: ApiAccess = {
    ...(settings.API_BASE_URL && { baseUrl: settings.API_BASE_URL }),
    ...(Object.keys(baseUrls).length > 0 && { baseUrls }),
    ...(settings.API_KEY_HEADER && { keyHeader: settings.API_KEY_HEADER }),
    ...(settings.API_SECOND_HEADER && { secondHeader: settings.API_SECOND_HEADER }),
    ...(settings.API_BARCODE_PATH && { barcodePath: settings.API_BARCODE_PATH }),
  };
  return Object.keys(access).length > 0 ? access : undefined;
};

/** The part of the settings that pages show. */
export const siteOf = (settings: Settings): Site => {
  const company = companyOf(settings);
  const owner = ownerOf(settings);
  const apiAccess = apiAccessOf(settings);
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
    ...(apiAccess && { apiAccess }),
    ...(company && { company }),
    ...(owner && { owner }),
    ...(settings.CUSTOMERS && { customers: settings.CUSTOMERS }),
    ...(settings.RESPONSE_HOURS && { responseHours: settings.RESPONSE_HOURS }),
  };
};
