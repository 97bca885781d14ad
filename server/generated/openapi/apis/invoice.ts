import { copy } from '../../../../client/pages/invoice-extraction/copy';
import { figures } from '../../../../client/pages/invoice-extraction/facts';
import { invoice } from '../../../../shared/apis/invoice';
import type { ApiDescription } from '../apiDescription';
import { jsonApi } from '../jsonApi';

export const invoiceDescription: ApiDescription = {
  ...jsonApi(invoice, 'invoice', 'readInvoice'),
  words: (lang, linkTo) => {
    const t = copy(lang);
    const numbers = figures(lang);
    const { before, link } = t.service;
    return {
      summary: t.head.description(numbers),
      lead: `${t.lead} ${before}${linkTo('nfse-extraction', link)}.`,
      notes: [
        t.extract.intro(numbers),
        t.extract.costumer,
        t.extract.status,
        t.extract.account,
        t.extract.items,
      ],
      plans: t.plans.intro,
    };
  },
};
