import { DataTable } from '../../../components/data-table/DataTable';
import { asked } from '../copy.pt';
import { Section } from '../Section';
import { SubjectLink } from '../SubjectLink';
import { Areas } from './Areas';
import { landing } from './copy.pt';
import '../../../components/data-table/compact.css';

/** A comparison of a landing page for one area with a whole site, and three such pages. */
export const PageOrSite = () => (
  <Section id="landing" title={landing.title}>
    <DataTable
      className="data-table data-table--short"
      caption={landing.table}
      columns={landing.columns}
      rows={landing.rows}
    />
    <p className="row">
      <SubjectLink about="alone">{asked.alone.name}</SubjectLink>{' '}
      <SubjectLink about="landing">{landing.ask}</SubjectLink>
    </p>
    <Areas />
  </Section>
);
