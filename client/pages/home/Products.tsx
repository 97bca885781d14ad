import { pictureFormats } from '../../../shared/apis/documentFormats';
import { barcodePages, maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { planFigures } from '../../../shared/prices/marketplace';
import { ocrClaims } from '../../../shared/prices/ocrDocumentPro';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { apiPlans, ocrBasic } from './data';
import { figures } from './format';
import { ProductCard } from './ProductCard';

export const Products = () => {
  const lang = useLang();
  const { products: t } = copy(lang);
  const { items } = t;
  const count = (value: number) => formatNumber(value, lang);
  const basic = figures(ocrBasic, lang);
  const apis = [
    ['nfse-extraction', 'sky', items['nfse-extraction']],
    [
      'invoice-extraction',
      'leaf',
      items['invoice-extraction'](pictureFormats.join(', '), count(maxInvoicePages)),
    ],
    ['barcode-extractor', 'coral', items['barcode-extractor'](count(barcodePages))],
  ] as const;
  return (
    <Section id="products" title={t.title} intro={t.intro}>
      <ul className="home__products-row">
        <ProductCard
          offer="ocr-document-pro"
          tone="sun"
          text={items['ocr-document-pro'](count(ocrClaims.accuracy), count(ocrClaims.uptime))}
          price={basic.price}
          terms={t.ocrTerms(basic)}
        />
        {apis.map(([offer, tone, text]) => {
          const plan = planFigures(apiPlans[offer], lang);
          return (
            <ProductCard
              key={offer}
              offer={offer}
              tone={tone}
              text={text}
              price={t.price(plan)}
              terms={t.terms(plan)}
            />
          );
        })}
      </ul>
    </Section>
  );
};
