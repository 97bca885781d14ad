import { agency } from '../../jsonLd/agency';
import type { JsonLdModule } from '../../jsonLd/data';

export const jsonLd: JsonLdModule['jsonLd'] = ({ site }) => ({
  type: 'ContactPage',
  main: agency(site),
  reach: true,
});
