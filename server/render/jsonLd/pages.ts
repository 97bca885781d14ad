import type { View } from '../../../client/document/view';
import { questionItems as affiliateQuestions } from '../../../client/pages/affiliate-link-generator/questionItems';
import { copy as consulting } from '../../../client/pages/ai-consulting/copy';
import { words as studio } from '../../../client/pages/architecture-studio/copy.pt';
import { copy as invoices } from '../../../client/pages/invoice-extraction/copy';
import { price as lawyers } from '../../../client/pages/landing-page-advogados/sections/copy.pt';
import { words as events } from '../../../client/pages/landing-page-eventos/copy.pt';
import { questions as realEstate } from '../../../client/pages/landing-page-imobiliaria/copy.pt';
import { questions as rental } from '../../../client/pages/landing-page-locadora/copy.pt';
import { copy as leads } from '../../../client/pages/lead-capture-tool/copy';
import { copy as nfseCopy } from '../../../client/pages/nfse-extraction/copy';
import { copy as automation } from '../../../client/pages/process-automation/copy';
import { copy as websites } from '../../../client/pages/website-development/copy';
import { barcode } from '../../../shared/apis/barcode';
import { imageApi } from '../../../shared/apis/imageApi';
import { invoice } from '../../../shared/apis/invoice';
import { nfse } from '../../../shared/apis/nfse';
import { offerRow } from '../../../shared/offers';
import type { PageId } from '../../../shared/pages';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { landingPage } from './landingPage';
import { agency } from './organization';
import type { PageJsonLd } from './pageJsonLd';
import { plansOf } from './plans';
import { questionsOf } from './questions';
import { service } from './service';
import { webApi } from './webApi';

/** What each page says of itself in structured data: what it sells, and which questions it answers. */
export const pageJsonLd: Record<PageId, (view: View) => PageJsonLd> = {
  home: ({ site }) => ({ main: agency(site), withContactDetails: true }),
  contact: ({ site }) => ({ type: 'ContactPage', main: agency(site), withContactDetails: true }),
  'ocr-document-pro': ({ site, lang }) => ({
    main: {
      '@type': 'SoftwareApplication',
      name: offerRow('ocr-document-pro').name[lang],
      applicationCategory: 'BusinessApplication',
      provider: agency(site),
      offers: plansOf('ocr-document-pro', ocrPlans, lang, { paid: 'monthly' }),
    },
  }),
  'nfse-extraction': (view) => ({
    main: webApi(nfse, view),
    questions: questionsOf(Object.values(nfseCopy(view.lang).questions)),
  }),
  'invoice-extraction': (view) => ({
    main: webApi(invoice, view),
    questions: questionsOf(Object.values(invoices(view.lang).questions)),
  }),
  'barcode-extractor': (view) => ({ main: webApi(barcode, view) }),
  'ai-agents': (view) => ({ main: service('ai-agents', view) }),
  'ai-consulting': (view) => ({
    main: service('ai-consulting', view),
    questions: questionsOf(consulting(view.lang).questions.items),
  }),
  'website-development': (view) => ({
    main: service('website-development', view),
    questions: questionsOf(websites(view.lang).questions.items),
  }),
  'process-automation': (view) => ({
    main: service('process-automation', view),
    questions: questionsOf(automation(view.lang).questions.items),
  }),
  'data-engineering': (view) => ({ main: service('data-engineering', view) }),
  'lead-capture-tool': (view) => ({
    main: service('lead-capture-tool', view, { kindOf: 'website-development' }),
    questions: questionsOf(leads(view.lang).questions.items),
  }),
  'ai-extractor-api': (view) => ({ main: service('ai-extractor-api', view) }),
  'affiliate-link-generator': (view) => ({
    main: service('affiliate-link-generator', view, {
      offers: plansOf('affiliate-link-generator', affiliatePlans, view.lang, { paid: 'monthly' }),
    }),
    questions: questionsOf(affiliateQuestions(view.lang)),
  }),
  'landing-page-imobiliaria': (view) => ({
    main: landingPage('landing-page-imobiliaria', view),
    questions: questionsOf(realEstate.items),
  }),
  'landing-page-consultoria': (view) => ({ main: landingPage('landing-page-consultoria', view) }),
  'landing-page-eventos': (view) => ({
    main: landingPage('landing-page-eventos', view),
    questions: questionsOf(events.questions.items),
  }),
  'landing-page-locadora': (view) => ({
    main: landingPage('landing-page-locadora', view),
    questions: questionsOf(rental.items),
  }),
  'landing-page-advogados': (view) => ({
    main: service('landing-page-advogados', view, { kindOf: 'website-development' }),
    questions: questionsOf(lawyers.questions),
  }),
  'photo-restoration': (view) => ({ main: service('photo-restoration', view) }),
  'nano-banana-api': (view) => ({ main: webApi(imageApi, view) }),
  community: () => ({}),
  'architecture-studio': () => ({ short: studio.name }),
  'privacy-policy': () => ({}),
};
