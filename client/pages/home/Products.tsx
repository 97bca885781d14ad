import { invoicePictures } from '../../../shared/apis/invoiceFormats';
import { barcodePages, maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { planFigures } from '../../../shared/prices/marketplace';
import { ocrClaims } from '../../../shared/prices/ocrDocumentPro';
import { useLang } from '../../view';
import { copy } from './copy';
import { apiPlans, ocrBasic } from './data';
import { figures } from './format';
import { ProductCard } from './ProductCard';
import { Section } from './Section';

export const Products = () => {
  const lang = useLang();
  const { products: t } = copy(lang);
  const {
    'ocr-document-pro': ocr,
    'nfse-extraction': nfse,
    'invoice-extraction': invoice,
    'barcode-extractor': barcode,
  } = t.items;
  const basic = figures(ocrBasic, lang);
  const apis = [
    ['nfse-extraction', nfse.in, nfse.out],
    [
      'invoice-extraction',
      invoice.in(invoicePictures.join(', '), formatNumber(maxInvoicePages, lang)),
      invoice.out,
    ],
    ['barcode-extractor', barcode.in(formatNumber(barcodePages, lang)), barcode.out],
  ] as const;
  return (
    <Section id="products" title={t.title} intro={t.intro}>
      <ul className="home__readers">
        <ProductCard
          offer="ocr-document-pro"
          goesIn={ocr.in}
          comesOut={ocr.out}
          claim={t.claims(
            formatNumber(ocrClaims.accuracy, lang),
            formatNumber(ocrClaims.uptime, lang),
          )}
          price={basic.price}
          terms={ocr.terms(basic)}
        />
        {apis.map(([offer, goesIn, comesOut]) => {
          const plan = planFigures(apiPlans[offer], lang);
          return (
            <ProductCard
              key={offer}
              offer={offer}
              goesIn={goesIn}
              comesOut={comesOut}
              price={t.price(plan)}
              terms={t.terms(plan)}
            />
          );
        })}
      </ul>
    </Section>
  );
};
