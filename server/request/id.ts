import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An id from a proxy is kept only in a form that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** The header that names a request, both ways. */
export const requestIdHeader = 'X-Request-Id';

/** Octets of an id: 128 random bits, in 22 characters. A UUID would take 14 octets more of each page's 14.6 kB. */
const idBytes = 16;

/** How many ids are made at once: asking the system for each costs more than the rest of an answer. */
const batch = 256;

let ready: string[] = [];

const newId = (): string => {
  const id = ready.pop();
  if (id !== undefined) return id;
  const bytes = randomBytes(idBytes * (batch + 1));
  const idAt = (at: number) => bytes.toString('base64url', at * idBytes, at * idBytes + idBytes);
  ready = Array.from({ length: batch }, (_, at) => idAt(at));
  return idAt(batch);
};

/** The id of a request: the one that it brings, or a new one. */
export const requestIdOf = ({ 'x-request-id': inbound }: IncomingHttpHeaders): string =>
  typeof inbound === 'string' && validId.test(inbound) ? inbound : newId();
