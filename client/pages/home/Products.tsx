import { pictureFormats } from '../../../shared/apis/documentFormats';
import { barcodePages, maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { planFigures } from '../../../shared/prices/marketplace';
import { ocrClaims } from '../../../shared/prices/ocrDocumentPro';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Card, CardPicture } from './Card';
import { copy } from './copy';
import { apiPlans, ocrBasic } from './data';
import { figures } from './format';

/** The products with their prices. */
export const Products = () => {
  const lang = useLang();
  const { products: t } = copy(lang);
  const { items, forWhom } = t;
  const count = (value: number) => formatNumber(value, lang);
  const basic = figures(ocrBasic, lang);
  const ocr = items['ocr-document-pro'](count(ocrClaims.accuracy), count(ocrClaims.uptime));
  const invoices = items['invoice-extraction'](pictureFormats.join(', '), count(maxInvoicePages));
  const terms = (offer: keyof typeof apiPlans) => {
    const plan = planFigures(apiPlans[offer], lang);
    return [forWhom.developer, t.price(plan), t.terms(plan)] as const;
  };
  const products = [
    ['ocr-document-pro', 'sun', ocr, forWhom.office, basic.price, t.ocrTerms(basic)],
    ['nfse-extraction', 'sky', items['nfse-extraction'], ...terms('nfse-extraction')],
    ['invoice-extraction', 'leaf', invoices, ...terms('invoice-extraction')],
    [
      'barcode-extractor',
      'coral',
      items['barcode-extractor'](count(barcodePages)),
      ...terms('barcode-extractor'),
    ],
  ] as const;
  return (
    <Section id="products" title={t.title} intro={t.intro}>
      <ul className="grid home__four home__products">
        {products.map(([offer, tone, text, who, price, per]) => (
          <Card key={offer} offer={offer} tone={tone} picture={<CardPicture offer={offer} />}>
            <p className="small strong home__spare">{who}</p>
            <p>{text}</p>
            <p className="home__price">
              <strong className="display">{price}</strong> <span className="small">{per}</span>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
};
