import { maxInvoicePages } from '../../../shared/apis/limits';
import { formatNumber } from '../../../shared/format';
import type { Tone } from '../../components/document-figure/sample';
import { OfferLink } from '../../components/OfferLink';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { formatMinutes } from '../process-automation/format';
import { handsOn } from '../process-automation/schedule';
import { Card } from './Card';
import { copy } from './copy';
import { affiliate } from './data';
import { figures } from './format';

/** The minutes by hand and by software. */
const [byHand, bySoftware] = [handsOn('today'), handsOn('robot')] as const;

/** The colours of the ways on that lead to such services. */
const tones = {
  'ai-agents': 'coral',
  'data-engineering': 'leaf',
  'ai-extractor-api': 'sky',
  'lead-capture-tool': 'sun',
  'affiliate-link-generator': 'sun',
  'ai-consulting': 'leaf',
} as const satisfies Record<string, Tone>;

/** A square for each minute, twelve to a row: five rows are an hour. */
const Squares = ({ of }: { of: number }) => {
  const rows = Array.from(
    { length: Math.ceil(of / 12) },
    (_, row) => `M0 ${row + 0.4}h${Math.min(12, of - 12 * row)}`,
  );
  return (
    <svg className="home__minutes" viewBox={`0 0 12 ${rows.length}`} aria-hidden="true">
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
      <ul className="stack-1 split-last ruled home__services">
        <Card offer="process-automation" tone="leaf">
          <p className="lead home__spare">{automation.text}</p>
          <p className="stack-2 strong">
            <span>
              {automation.from(formatMinutes(byHand, lang).replace(' ', '\u00a0'))}&nbsp;→
            </span>{' '}
            <Squares of={byHand} />
            <strong>
              <mark>{automation.to(formatMinutes(bySoftware, lang))}</mark>
            </strong>
            <Squares of={bySoftware} />
          </p>
        </Card>
        {(Object.keys(tones) as (keyof typeof tones)[]).map((offer) => (
          <li key={offer} className="row home__service" data-tone={tones[offer]}>
            <div>
              <h3>
                <OfferLink offer={offer} />
              </h3>
              <p className="home__spare">{rows[offer].text}</p>
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
    </Section>
  );
};
