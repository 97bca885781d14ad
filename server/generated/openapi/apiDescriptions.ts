import { copy as barcodeCopy } from '../../../client/pages/barcode-extractor/copy';
import { figures as barcodeFigures } from '../../../client/pages/barcode-extractor/data';
import { copy as invoiceCopy } from '../../../client/pages/invoice-extraction/copy';
import { figures as invoiceFigures } from '../../../client/pages/invoice-extraction/facts';
import { copy as imageCopy } from '../../../client/pages/nano-banana-api/copy';
import {
  endpointNames,
  endpoints,
  figures as imageFigures,
} from '../../../client/pages/nano-banana-api/data';
import { copy as nfseCopy } from '../../../client/pages/nfse-extraction/copy';
import { facts } from '../../../client/pages/nfse-extraction/facts';
import { barcode } from '../../../shared/apis/barcode';
import { codeTypes } from '../../../shared/apis/codes';
import { imageApi } from '../../../shared/apis/imageApi';
import { invoice } from '../../../shared/apis/invoice';
import { nfse } from '../../../shared/apis/nfse';
import type { MarketplaceProduct } from '../../../shared/site';
import type { ApiDescription } from './apiDescription';
import { jsonApi } from './jsonApi';

/** A question of the page with its answer, as a paragraph. */
const paragraph = ({ ask, answer }: { ask: string; answer: string }): string =>
  `**${ask}** ${answer}`;

const nfseDescription: ApiDescription = {
  ...jsonApi(nfse, 'nfse', 'readNfse', 'Nfse'),
  words: (lang, linkTo) => {
    const t = nfseCopy(lang);
    const figures = facts(lang);
    return {
      summary: t.head.description(figures),
      lead: t.hero.lead(figures),
      notes: [
        paragraph(t.questions.taxes),
        paragraph(t.questions.missing),
        t.spelling,
        `${t.fit.before}${linkTo('ai-extractor-api', t.fit.link)}.`,
      ],
      plans: t.plans.intro,
      errors: t.questions.failures.answer,
    };
  },
};

const invoiceDescription: ApiDescription = {
  ...jsonApi(invoice, 'invoice', 'readInvoice', 'Invoice'),
  words: (lang, linkTo) => {
    const t = invoiceCopy(lang);
    const numbers = invoiceFigures(lang);
    const { before, link, between, other } = t.service;
    return {
      summary: t.head.description(numbers),
      lead: `${t.lead(numbers)} ${before}${linkTo('nfse-extraction', link)}${between}${linkTo('ai-extractor-api', other)}.`,
      notes: [t.extract.costumer, t.extract.status, ...Object.values(t.questions).map(paragraph)],
      plans: t.plans.intro,
    };
  },
};

const barcodeDescription: ApiDescription = {
  ...jsonApi(barcode, 'barcode', 'readCodes', 'Barcode'),
  words: (lang) => {
    const t = barcodeCopy(lang);
    const { price, pages, all } = barcodeFigures(lang);
    return {
      summary: t.head.description(price),
      lead: t.hero.lead,
      notes: [
        `**${t.faults.pages(pages)}.** ${t.faults.split(pages, all)}`,
        `**${t.result.kinds}**: ${codeTypes.map((type) => `\`${type}\``).join(', ')}.`,
        `**${t.faults.types}:** ${t.faults.others}`,
      ],
      plans: t.plans.intro,
    };
  },
};

const operationIds = { generate: 'generateImage', edit: 'editImage' } as const;
const typeNames = { generate: 'Generation', edit: 'Edit' } as const;

const imageDescription: ApiDescription = {
  api: imageApi,
  endpoints: ({ origin }, lang) =>
    endpointNames.map((name) => ({
      operationId: operationIds[name],
      typeName: typeNames[name],
      endpoint: endpoints(origin, lang)[name].endpoint,
      words: (lang) => {
        const { texts, response } = imageCopy(lang).endpoints;
        return { summary: texts[name], description: response, answer: response };
      },
      // PNG is an example: the format is not documented, and mock servers would send `image/*` as it stands.
      content: () => ({
        'image/png': { schema: { type: 'string', format: 'binary' }, example: '(PNG)' },
      }),
    })),
  words: (lang) => {
    const t = imageCopy(lang);
    return {
      summary: t.head.description(imageFigures(lang)),
      lead: t.hero.lead,
      notes: [t.language],
      plans: t.plans.intro,
    };
  },
};

/** The description of each API; one that the marketplace lists and nothing describes does not compile. */
export const apiDescriptions: Readonly<Record<MarketplaceProduct, ApiDescription>> = {
  'nfse-extraction': nfseDescription,
  'invoice-extraction': invoiceDescription,
  'barcode-extractor': barcodeDescription,
  'nano-banana-api': imageDescription,
};
