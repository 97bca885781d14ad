import type { IdReference } from 'schema-dts';
import type { Site } from '../../shared/site';

/** The name by which everything in the data refers to the agency, in place of saying it again. */
export const agency = ({ origin }: Site): IdReference => ({ '@id': `${origin}/#organization` });
