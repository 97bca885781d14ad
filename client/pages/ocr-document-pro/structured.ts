import { offerRow } from '../../../shared/offers';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { agency } from '../../structured/agency';
import type { StructuredModule } from '../../structured/data';
import { plansOf } from '../../structured/plans';

const id = 'ocr-document-pro';

export const structured: StructuredModule['structured'] = ({ site, lang }) => ({
  main: {
    '@type': 'SoftwareApplication',
    name: offerRow(id).name[lang],
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    provider: agency(site),
    offers: plansOf(id, ocrPlans, lang, { paid: 'monthly' }),
  },
});
