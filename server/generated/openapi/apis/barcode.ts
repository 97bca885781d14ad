import { copy } from '../../../../client/pages/barcode-extractor/copy';
import { figures } from '../../../../client/pages/barcode-extractor/data';
import { barcode } from '../../../../shared/apis/barcode';
import { codeTypes } from '../../../../shared/apis/codes';
import type { ApiDescription } from '../apiDescription';
import { jsonApi } from '../jsonApi';

export const barcodeDescription: ApiDescription = {
  ...jsonApi(barcode, 'barcode', 'readCodes'),
  words: (lang) => {
    const t = copy(lang);
    const { price, pages, all } = figures(lang);
    return {
      summary: t.head.description(price),
      lead: t.hero.lead,
      notes: [
        `**${t.pages.title(pages)}.** ${t.pages.text(pages, all)}`,
        `**${t.result.kinds}**: ${codeTypes.map((type) => `\`${type}\``).join(', ')}. ${t.others}`,
      ],
      plans: t.plans.intro,
    };
  },
};
