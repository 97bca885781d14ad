import { DataTable } from '../../components/data-table/DataTable';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { subjects } from './data';
import '../../components/data-table/compact.css';
import './limits.drawing.css';

/** What the agent decides and what a person does. */
export const Limits = () => {
  const { limits: t } = copy(useLang());
  return (
    <section id="limits" className="ai-agents__limits">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <DataTable
        className="data-table data-table--short"
        caption={t.caption}
        columns={[t.subject, t.alone, t.passes]}
        rows={subjects.map((id) => {
          const { name, alone, passes } = t.rows[id];
          return [name, alone, passes];
        })}
      />
    </section>
  );
};
