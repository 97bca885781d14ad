import { offerRow } from '../../../shared/offers';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { agency } from '../../jsonLd/agency';
import type { JsonLdModule } from '../../jsonLd/data';
import { plansOf } from '../../jsonLd/plans';

const id = 'ocr-document-pro';

export const jsonLd: JsonLdModule['jsonLd'] = ({ site, lang }) => ({
  main: {
    '@type': 'SoftwareApplication',
    name: offerRow(id).name[lang],
    applicationCategory: 'BusinessApplication',
    provider: agency(site),
    offers: plansOf(id, ocrPlans, lang, { paid: 'monthly' }),
  },
});
