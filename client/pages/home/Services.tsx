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
import { Solutions } from './Solutions';
import { signs } from './signs';
import '../../components/document-figure/field-tones.css';
import '../../components/card/card.css';
import './services.drawing.css';

/** The minutes by hand and by software. */
const [byHand, bySoftware] = [handsOn('today'), handsOn('robot')] as const;

/** A square for each minute, seven to a row; both drawings have one scale. */
const Squares = ({ of }: { of: number }) => {
  const height = Math.ceil(byHand / 7);
  const rows = Array.from(
    { length: Math.ceil(of / 7) },
    (_, row) => `M0 ${height - row - 0.5}h${Math.min(7, of - 7 * row)}`,
  );
  return (
    <svg viewBox={`0 0 7 ${height}`} aria-hidden="true">
      <path stroke="currentColor" strokeWidth=".8" strokeDasharray=".8 .2" d={rows.join('')} />
    </svg>
  );
};

/** What each service starts with and what it makes of that. */
export const Services = () => {
  const lang = useLang();
  const { items, ...t } = copy(lang).services;
  const { 'process-automation': automation, ...others } = items;
  const rows = {
    ...others,
    'ai-extractor-api': {
      ...others['ai-extractor-api'],
      text: others['ai-extractor-api'].text(formatNumber(maxInvoicePages, lang)),
    },
    'affiliate-link-generator': {
      ...others['affiliate-link-generator'],
      text: others['affiliate-link-generator'].text(figures(affiliate, lang)),
    },
  };
  return (
    <Section id="services" className="ground-sunken" title={t.title} intro={t.intro}>
      <ul className="home__services">
        <li className="card ground-sheet home__routine" data-tone="leaf">
          <h3>
            <OfferLink offer="process-automation" />
          </h3>
          <p className="lead home__spare">{automation.text}</p>
          <p className="display home__minutes">
            <Squares of={byHand} />
            <Squares of={bySoftware} />
            <span>
              {automation.from(formatMinutes(byHand, lang).replace(' ', '\u00a0'))}&nbsp;→
            </span>{' '}
            <strong>
              <mark>{automation.to(formatMinutes(bySoftware, lang))}</mark>
            </strong>
          </p>
        </li>
        {(Object.keys(signs) as (keyof typeof signs)[]).map((offer) => (
          <li key={offer} className="card home__service" data-tone={signs[offer].tone}>
            {signs[offer].drawing}
            <div>
              <h3>
                <OfferLink offer={offer} />
              </h3>
              <p className="small home__spare">{rows[offer].text}</p>
            </div>
            <p className="small">
              <span>{rows[offer].from}&nbsp;→</span>{' '}
              <strong>
                <mark>{rows[offer].to}</mark>
              </strong>
            </p>
          </li>
        ))}
      </ul>
      <Solutions />
    </Section>
  );
};
