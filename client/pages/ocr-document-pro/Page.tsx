import { formatNumber, formatPrice } from '../../../shared/format';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';
import { copy as barCopy } from '../../components/action-bar/copy';
import { headWith } from '../../document/Head';
import type { PageModule } from '../page';
import { Closing } from './Closing';
import { Contents } from './Contents';
import { copy } from './copy';
import { Demo } from './Demo';
import { Features } from './Features';
import { Hero } from './Hero';
import { Numbers } from './Numbers';
import { Pricing } from './Pricing';
import './page.css';

const [basic] = ocrPlans;

export const head: PageModule['head'] = ({ lang }) =>
  headWith(copy(lang).head, {
    documents: formatNumber(basic.documents, lang),
    price: formatPrice(basic.price[lang], lang),
  });

export const action: PageModule['action'] = ({ lang }) => ({
  terms: barCopy(lang).monthly(formatPrice(basic.price[lang], lang)),
  ask: copy(lang).trialButton,
});

export const Page = () => (
  <div className="page ocr-document-pro">
    <Hero />
    <Contents />
    <Demo />
    <Numbers />
    <Features />
    <Pricing />
    <Closing />
  </div>
);
