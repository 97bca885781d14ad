import { fill } from '../../../shared/copy';
import { InlineCode } from '../../components/code/InlineCode';
import { DataTable } from '../../components/data-table/DataTable';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { figures } from './data';
import '../../components/data-table/compact.css';

export const Failures = () => {
  const lang = useLang();
  const { failures: t } = copy(lang);
  return (
    <Section id="failures" title={t.title} intro={t.text}>
      <DataTable
        className="data-table data-table--short ai-extractor-api__failures"
        caption={t.caption}
        columns={t.columns}
        rows={t.rows.map(([what, answer]) => [
          what,
          <InlineCode key={what}>{fill(answer, figures(lang))}</InlineCode>,
        ])}
      />
    </Section>
  );
};
