import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { formatMinutes } from '../process-automation/format';
import { handsOn } from '../process-automation/schedule';
import { copy } from './copy';
import { affiliate } from './data';
import { figures } from './format';
import { signs } from './signs';

/** What each service starts with and what it makes of that, above its name. */
export const Services = () => {
  const lang = useLang();
  const { items, ...t } = copy(lang).services;
  const { from, to, text } = items['process-automation'];
  const rows = [
    [
      'process-automation',
      {
        from: from(formatMinutes(handsOn('today'), lang)),
        to: to(formatMinutes(handsOn('robot'), lang)),
        text,
      },
    ],
    ['ai-agents', items['ai-agents']],
    ['data-engineering', items['data-engineering']],
    [
      'ai-extractor-api',
      {
        ...items['ai-extractor-api'],
        text: items['ai-extractor-api'].text(formatNumber(maxInvoicePages, lang)),
      },
    ],
    ['lead-capture-tool', items['lead-capture-tool']],
    [
      'affiliate-link-generator',
      {
        ...items['affiliate-link-generator'],
        text: items['affiliate-link-generator'].text(figures(affiliate, lang)),
      },
    ],
    ['ai-consulting', items['ai-consulting']],
  ] as const;
  return (
    <Section id="services" className="toned" title={t.title} intro={t.intro}>
      <ul className="home__services-grid">
        {rows.map(([offer, row]) => (
          <li key={offer} className="card home__service">
            <p className="home__strip">
              <span>{row.from}&nbsp;→</span>{' '}
              <strong>
                <mark>{row.to}</mark>
              </strong>
              {signs[offer]}
            </p>
            <div className="home__words">
              <h3>
                <OfferLink offer={offer} />
              </h3>
              <p>{row.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
