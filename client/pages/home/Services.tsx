import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { OfferLink } from '../../components/OfferLink';
import { useLang } from '../../view';
import { Automation } from './Automation';
import { copy } from './copy';
import { affiliate } from './data';
import { figures } from './format';
import { Section } from './Section';

export const Services = () => {
  const lang = useLang();
  const { services: t } = copy(lang);
  const cards = [
    ['data-engineering', t.items['data-engineering']],
    ['ai-extractor-api', t.items['ai-extractor-api'](formatNumber(maxInvoicePages, lang))],
    ['ai-agents', t.items['ai-agents']],
    ['lead-capture-tool', t.items['lead-capture-tool']],
    ['affiliate-link-generator', t.items['affiliate-link-generator'](figures(affiliate, lang))],
    ['ai-consulting', t.items['ai-consulting']],
  ] as const;
  return (
    <Section id="services" title={t.title} intro={t.intro}>
      <ul className="home__works">
        <Automation />
        {cards.map(([offer, text]) => (
          <li key={offer} className="home__linked">
            <h3>
              <OfferLink offer={offer} />
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
