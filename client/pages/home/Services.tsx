import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { formatMinutes } from '../process-automation/format';
import { handsOn } from '../process-automation/schedule';
import { copy } from './copy';
import { affiliate } from './data';
import { figures } from './format';
import { signs } from './signs';
import '../../components/document-figure/field-tones.css';
import '../../components/card/card.css';

/** The minutes by hand and by software. */
const minutes = [handsOn('today'), handsOn('robot')] as const;

/** A square for each minute, seven to a row; both drawings have one scale. */
const Squares = ({ of }: { of: number }) => {
  const height = Math.ceil(minutes[0] / 7);
  const rows = Array.from(
    { length: Math.ceil(of / 7) },
    (_, row) => `M0 ${height - row - 0.5}h${Math.min(7, of - 7 * row)}`,
  );
  return (
    <svg className="home__minutes" viewBox={`0 0 7 ${height}`} aria-hidden="true">
      <path stroke="currentColor" strokeWidth=".8" strokeDasharray=".8 .2" d={rows.join('')} />
    </svg>
  );
};

/** What each service starts with and what it makes of that. */
export const Services = () => {
  const lang = useLang();
  const { items, ...t } = copy(lang).services;
  const rows = {
    ...items,
    'process-automation': {
      ...items['process-automation'],
      from: items['process-automation'].from(
        formatMinutes(minutes[0], lang).replace(' ', '\u00a0'),
      ),
      to: items['process-automation'].to(formatMinutes(minutes[1], lang)),
    },
    'ai-extractor-api': {
      ...items['ai-extractor-api'],
      text: items['ai-extractor-api'].text(formatNumber(maxInvoicePages, lang)),
    },
    'affiliate-link-generator': {
      ...items['affiliate-link-generator'],
      text: items['affiliate-link-generator'].text(figures(affiliate, lang)),
    },
  };
  return (
    <Section id="services" className="toned home__services" title={t.title} intro={t.intro}>
      <ul className="home__services-grid">
        {(Object.keys(rows) as (keyof typeof rows)[]).map((offer) => (
          <li key={offer} className="card home__service" data-tone={signs[offer].tone}>
            <p className="home__strip">
              <span>{rows[offer].from}&nbsp;→</span>{' '}
              <strong>
                <mark>{rows[offer].to}</mark>
              </strong>
              {signs[offer].drawing}
              {offer === 'process-automation' && minutes.map((of) => <Squares key={of} of={of} />)}
            </p>
            <div className="home__words">
              <h3>
                <OfferLink offer={offer} />
              </h3>
              <p>{rows[offer].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
