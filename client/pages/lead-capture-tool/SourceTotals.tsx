import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { DemoCall } from '../../components/demo/DemoCall';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Month, month, sources } from './data';
import { sheet } from './samples';
import '../../components/document-figure/field-tones.css';
import './spreadsheet.drawing.css';

/** The example month, counted by source, and the call after the demonstration above it. */
export const SourceTotals = () => {
  const lang = useLang();
  const { tally: t, figure } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  const each = ({ spent, bought }: Month) =>
    t.sum(money(spent), number(bought), money(spent / bought));
  const { google, instagram, qr } = month;
  const sums = {
    dear: money(google.spent / google.contacts),
    cheap: money(instagram.spent / instagram.contacts),
    google: each(google),
    instagram: each(instagram),
    best: money(qr.spent / qr.bought),
  };
  const rows: { what: string; of: (sums: Month) => string; marked?: true }[] = [
    { what: t.spent, of: ({ spent }) => money(spent) },
    { what: t.contacts, of: ({ contacts }) => number(contacts) },
    { what: t.bought, of: ({ bought }) => number(bought) },
    { what: t.perContact, of: ({ spent, contacts }) => money(spent / contacts) },
    { what: t.perCustomer, of: ({ spent, bought }) => money(spent / bought), marked: true },
  ];
  return (
    <Section id="tally" className="split-last" check title={t.title(sums)} intro={t.intro(sums)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard could not scroll it */}
      <section className="lead-capture-tool__scroll" aria-label={t.caption} tabIndex={0}>
        <table className="ground-sheet lead-capture-tool__cells lead-capture-tool__totals">
          <caption>{t.caption}</caption>
          <thead>
            <tr>
              <td />
              {sources.map((source) => (
                <th key={source} scope="col">
                  {sheet[lang].visits[source].source}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, of, marked }) => (
              <tr key={what}>
                <th scope="row" data-tone={marked && 'sun'}>
                  {what}
                </th>
                {sources.map((source) => (
                  <td key={source} data-tone={marked && 'sun'}>
                    {of(month[source])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="wide">
        <DemoCall
          text={figure.call.text}
          label={figure.call.label}
          group="a"
          states={sources.map((id) => ({
            id,
            subject: figure.call.subject(sheet[lang].visits[id].source),
          }))}
        />
      </div>
    </Section>
  );
};
