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

/** A square for each minute, fourteen to a row; both drawings have one scale. */
const Squares = ({ of }: { of: number }) => (
  <svg viewBox={`0 0 14 ${Math.ceil(of / 14)}`} aria-hidden="true">
    <path
      stroke="currentColor"
      strokeWidth=".8"
      strokeDasharray=".8 .2"
      d={`M0 .5${'h14m-14 1'.repeat(of / 14)}h${of % 14}`}
    />
  </svg>
);

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
          <div className="home__minutes">
            <p className="small">{t.example}</p>
            <p className="display">{automation.from(formatMinutes(byHand, lang))}</p>
            <Squares of={byHand} />
            <p className="display">
              <mark>{automation.to(formatMinutes(bySoftware, lang))}</mark>
            </p>
            <Squares of={bySoftware} />
          </div>
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
