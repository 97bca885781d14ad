import { agency } from '../../structured/agency';
import type { StructuredModule } from '../../structured/data';

export const structured: StructuredModule['structured'] = ({ site }) => ({
  main: agency(site),
  reach: true,
});
