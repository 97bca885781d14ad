import type { IdReference } from 'schema-dts';
import type { Site } from '../../../shared/site';

/** A reference to the agency's node by its `@id`, instead of repeating the node. */
export const agency = ({ origin }: Site): IdReference => ({ '@id': `${origin}/#organization` });
