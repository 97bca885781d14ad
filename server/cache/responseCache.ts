import type { OutgoingMessage, ServerResponse } from 'node:http';
import type { RedirectDecision } from '../../shared/resolve';
import { requestIdHeader } from '../request/id';
import { traceHeader } from '../request/trace';

/** A response that the pipeline has sent, without what belongs to its request alone. */
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
 * The same text in a flat string of one byte a character (ISO 8859-1). One that was cut out of a wider text,
 * or joined of several, makes Node convert the whole head with each response.
 */
const flatten = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/** Named as they were set. Node has it on every outgoing message, @types/node on ClientRequest only. */
type RawHeaderNames = { getRawHeaderNames(): string[] };

const readHeaders = (response: OutgoingMessage): string[] =>
  (response as OutgoingMessage & RawHeaderNames)
    .getRawHeaderNames()
    .filter((name) => !perRequest.has(name.toLowerCase()))
    .flatMap((name) =>
      // One that is sent several times is an array; joined, a Link or a policy may mean something else.
      [response.getHeader(name)].flat().flatMap((value) => [flatten(name), flatten(String(value))]),
    );

/** What the responses of redirects are cached under: they differ by their Location, which is not cached. */
export const redirectVariant = ({ status, negotiated }: RedirectDecision): object =>
  redirectVariants[negotiated ? 'negotiated' : 'fixed'][status];

const redirectVariants = {
  negotiated: { 301: {}, 302: {} },
  fixed: { 301: {}, 302: {} },
};

/**
 * Responses as the pipeline sent them, by variant: a representation of a page's body, or a kind of redirect.
 * A page that is recompressed, rendered again or evicted has other representations from then on, and what was
 * cached for the former ones goes with them.
 */
export class ResponseCache {
  readonly #responses = new WeakMap<object, CachedResponse>();

  find(variant: object): CachedResponse | undefined {
    return this.#responses.get(variant);
  }

  /** Caches a response that has been ended, and whose headers therefore nothing changes any more. */
  add(variant: object, response: ServerResponse, body?: Buffer): void {
    // What one visitor is given must never become everybody's.
    if (response.hasHeader('Set-Cookie')) return;
    this.#responses.set(variant, {
      status: response.statusCode,
      headers: readHeaders(response),
      body,
    });
  }
}
