import { formatNumber, formatPrice, readersCurrency } from '../../../shared/format';
import { DataTable } from '../../components/data-table/DataTable';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type Month, month, sources } from './data';
import { sheet } from './samples';
import '../../components/data-table/compact.css';
import '../../components/document-figure/field-tones.css';

/** The sources that the introduction compares. */
const compared: ReadonlySet<string> = new Set(['instagram', 'google']);

/** The example month, counted by source. */
export const SourceTotals = () => {
  const lang = useLang();
  const { tally: t } = copy(lang);
  const number = (value: number) => formatNumber(value, lang);
  const money = (amount: number) => formatPrice({ amount, currency: readersCurrency[lang] }, lang);
  const rows: { what: string; of: (sums: Month) => string; compared?: true }[] = [
    { what: t.spent, of: ({ spent }) => money(spent) },
    { what: t.contacts, of: ({ contacts }) => number(contacts) },
    { what: t.bought, of: ({ bought }) => number(bought) },
    { what: t.perContact, of: ({ spent, contacts }) => money(spent / contacts), compared: true },
    { what: t.perCustomer, of: ({ spent, bought }) => money(spent / bought), compared: true },
  ];
  return (
    <Section id="tally" title={t.title} intro={t.intro}>
      <DataTable
        className="data-table data-table--short tabular"
        caption={t.caption}
        columns={[t.month, ...sources.map((source) => sheet[lang].visits[source].source)]}
        rows={rows.map(({ what, of, compared: isCompared }) => [
          what,
          ...sources.map((source) =>
            isCompared && compared.has(source) ? (
              <mark key={source} data-tone="sun">
                {of(month[source])}
              </mark>
            ) : (
              of(month[source])
            ),
          ),
        ])}
      />
    </Section>
  );
};
