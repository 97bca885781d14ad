import { useLang } from '../../view';
import { copy } from './copy';
import { maxPages, ocrClaims, products } from './data';
import { figures, number } from './format';
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
  const plan = (id: keyof typeof products) => figures(products[id], lang);
  return (
    <Section id="products" title={t.title} intro={t.intro}>
      <ul className="home__readers">
        <ProductCard
          offer="ocr-document-pro"
          goesIn={ocr.in}
          comesOut={ocr.out}
          price={ocr.price(plan('ocr-document-pro'))}
          note={t.claims(number(ocrClaims.accuracy, lang), number(ocrClaims.uptime, lang))}
        />
        <ProductCard
          offer="nfse-extraction"
          goesIn={nfse.in}
          comesOut={nfse.out}
          price={nfse.price(plan('nfse-extraction'))}
        />
        <ProductCard
          offer="invoice-extraction"
          goesIn={invoice.in(number(maxPages.extraction, lang))}
          comesOut={invoice.out}
          price={invoice.price(plan('invoice-extraction'))}
        />
        <ProductCard
          offer="barcode-extractor"
          goesIn={barcode.in(number(maxPages.barcode, lang))}
          comesOut={barcode.out}
          price={barcode.price(plan('barcode-extractor'))}
        />
      </ul>
    </Section>
  );
};
