import type { OutgoingMessage, ServerResponse } from 'node:http';
import type { RedirectDecision } from '../../shared/resolve';
import { requestIdHeader, traceHeader } from '../request/context';

/** A response that the pipeline has sent, without the headers of its request alone. */
export type CachedResponse = Readonly<{
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  headers: readonly string[];
  /** The bytes of the page store. */
  body: Buffer | undefined;
}>;

/** Headers of one request, set anew each time. */
const perRequest = new Set(
  [requestIdHeader, traceHeader, 'Connection', 'Location'].map((name) => name.toLowerCase()),
);

/**
 * Copies a text into a flat one-byte string (ISO 8859-1). V8's sliced and concatenated strings make Node convert the
 * whole head with each response.
 */
const flatten = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/** Names in the case in which they were set; @types/node declares this on ClientRequest only. */
type RawHeaderNames = { getRawHeaderNames(): string[] };

const readHeaders = (response: OutgoingMessage): string[] =>
  (response as OutgoingMessage & RawHeaderNames)
    .getRawHeaderNames()
    .filter((name) => !perRequest.has(name.toLowerCase()))
    .flatMap((name) =>
      // A header that is sent several times is an array; joined values could change its meaning.
      [response.getHeader(name)].flat().flatMap((value) => [flatten(name), flatten(String(value))]),
    );

/** The cache key of a redirect. Redirects of a kind differ only in Location, which is not cached. */
export const redirectKey = ({ status, negotiated }: RedirectDecision): object =>
  redirectKeys[negotiated ? 'negotiated' : 'fixed'][status];

const redirectKeys = {
  negotiated: { 301: {}, 302: {} },
  fixed: { 301: {}, 302: {} },
};

/**
 * Responses as the pipeline sent them. The key is a representation of a page's body, or stands for a kind of redirect. A page
 * that is recompressed, rendered again or evicted has new representations, so its old responses are garbage-collected.
 */
export class ResponseCache {
  readonly #responses = new WeakMap<object, CachedResponse>();

  find(key: object): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  /** Caches a response that has ended, so that nothing changes its headers any more. */
  add(key: object, response: ServerResponse, body?: Buffer): void {
    // A cookie belongs to one visitor.
    if (response.hasHeader('Set-Cookie')) return;
    this.#responses.set(key, {
      status: response.statusCode,
      headers: readHeaders(response),
      body,
    });
  }
}
