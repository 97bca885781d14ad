import { DataTable } from '../../../components/data-table/DataTable';
import { ContactLink } from '../ContactLink';
import { Section } from '../Section';
import { Areas } from './Areas';
import { landing } from './copy.pt';

/** A comparison of a landing page for one area with a whole site, and three such pages. */
export const PageOrSite = () => (
  <Section id="landing" title={landing.title}>
    <DataTable kind="short" caption={landing.table} columns={landing.columns} rows={landing.rows} />
    <p className="law__actions">
      <ContactLink about="landing" className="button">
        {landing.ask}
      </ContactLink>
    </p>
    <Areas />
  </Section>
);
