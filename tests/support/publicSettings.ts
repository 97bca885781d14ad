import { visibleSettings } from '../../server/settings/exampleSettings';

/** Complete settings without example values, except for SITE_NAME. */
export const publicSettings: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(visibleSettings).map((name) => [name, `https://market.test/${name}`]),
  ),
  SITE_ORIGIN: 'https://www.jandaia.test',
  WHATSAPP_NUMBER: '5511900000000',
  PHONE_NUMBER: '+551130000000',
  CONTACT_EMAIL: 'us@jandaia.test',
  COMPANY_NAME: 'Exemplo Ltda.',
  COMPANY_TAX_ID: 'EX.EMP.LO0/0001-54',
  COMPANY_ADDRESS: 'Rua do Exemplo, 1, São Paulo, SP',
  API_BASE_URL: 'https://apis.jandaia.test',
  API_KEY_HEADER: 'X-Store-Key',
  API_BARCODE_PATH: '/codes',
};
