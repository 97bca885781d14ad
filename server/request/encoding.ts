import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { memoize } from './memoize';

/** How a body is encoded (RFC 9110, section 8.4.1). */
export type Encoding = 'br' | 'gzip' | 'identity';

const available: Encoding[] = ['br', 'gzip', 'identity'];

const choose = memoize(
  (header): Encoding =>
    // A client that accepts no encoding gets identity (RFC 9110, section 12.5.3).
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(available, {
      preferred: ['br', 'gzip'],
    }) ?? 'identity',
);

/** Chooses the encoding by the client's quality values; among equals the smallest body. */
export const negotiateEncoding = ({ 'accept-encoding': header }: IncomingHttpHeaders): Encoding =>
  typeof header === 'string' ? choose(header) : 'identity';
