import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from './store';

const available: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that a client takes by its quality values, the smallest body first among equals. */
export const chooseEncoding = (request: IncomingMessage): Encoding =>
  // A client that refuses everything gets the page as it is (RFC 9110, section 12.5.3).
  new Negotiator(request).encoding(available, { preferred: ['br', 'gzip'] }) ?? 'identity';
