import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from './store';

const available: Encoding[] = ['br', 'gzip', 'identity'];

/** negotiator 1.x takes the server's own preference; its published types do not know it yet. */
type Preferring = (available: string[], options: { preferred: string[] }) => Encoding | undefined;

/** The encoding that a client takes by its quality values, the smallest body first among equals. */
export const chooseEncoding = (request: IncomingMessage): Encoding => {
  const negotiator = new Negotiator(request);
  const choose: Preferring = negotiator.encoding.bind(negotiator) as Preferring;
  // A client that refuses everything gets the page as it is (RFC 9110, section 12.5.3).
  return choose(available, { preferred: ['br', 'gzip'] }) ?? 'identity';
};
