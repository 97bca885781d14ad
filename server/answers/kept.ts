import type { OutgoingMessage, ServerResponse } from 'node:http';
import type { RedirectDecision } from '../../shared/resolve';
import type { Encoding } from '../request/encoding';
import { requestIdHeader } from '../request/id';
import { traceHeader } from '../request/trace';

/** An answer that the pipeline has given, without what belongs to its request alone. */
export type KeptAnswer = {
  status: number;
  /** Names and values in turn, as `writeHead` takes them: the request's id, a redirect's Location, the others. */
  head: string[];
  /** The store's own bytes: a string in one write with the head took a tenth more time, on Node 20 and 24. */
  body: Buffer | undefined;
};

/**
 * The same text in a flat string of one byte a character (ISO 8859-1). One that was cut out of a text with
 * wider characters, or put together of several, makes Node convert the whole head with each answer.
 */
const oneByte = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/** Headers that are of one request: set anew each time. */
const ofOneRequest = [requestIdHeader, traceHeader, 'Connection', 'Location'].map((name) =>
  name.toLowerCase(),
);

/** Named as they were set; @types/node has it on ClientRequest only, Node on every outgoing message. */
type Named = { getRawHeaderNames(): string[] };

const headOf = (response: OutgoingMessage): string[] =>
  (response as OutgoingMessage & Named)
    .getRawHeaderNames()
    .filter((name) => !ofOneRequest.includes(name.toLowerCase()))
    .flatMap((name) =>
      // One that is sent several times is an array; joined, a Link or a policy may mean something else.
      [response.getHeader(name)].flat().flatMap((value) => [oneByte(name), oneByte(String(value))]),
    );

/** What the answers of redirects hang on: they differ by their Location alone, which is not kept. */
export const redirects = {};

/** Tells the answers of a stored page apart: its encodings are 200 or 304 to a reader. */
export const storedVariant = (encoding: Encoding, status: number): string =>
  status === 304 ? unchanged[encoding] : encoding;

const unchanged = { br: 'br 304', gzip: 'gzip 304', identity: 'identity 304' };

/** Tells the answers of redirects apart: those that a visitor's language decided are nobody else's. */
export const redirectVariant = ({ status, negotiated }: RedirectDecision): string =>
  negotiated ? negotiatedRedirect[status] : fixedRedirect[status];

const fixedRedirect = { 301: '301', 302: '302' };
const negotiatedRedirect = { 301: '301 negotiated', 302: '302 negotiated' };

/**
 * Answers as the pipeline gave them, to be given again: the pipeline alone says what is in them. They hang
 * on what they are made of (a stored page, say), and go when that goes.
 */
export class KeptAnswers {
  readonly #answers = new WeakMap<object, Map<string, KeptAnswer>>();

  /** The answer of something in a variant, if it has been given before. */
  find(owner: object, variant: string): KeptAnswer | undefined {
    return this.#answers.get(owner)?.get(variant);
  }

  /** Keeps an answer whose headers are all set and that has not been sent yet. */
  keep(owner: object, variant: string, response: ServerResponse, body?: Buffer): void {
    // What one visitor is given must never become everybody's.
    if (response.hasHeader('Set-Cookie')) return;
    const answers = this.#answers.get(owner) ?? new Map<string, KeptAnswer>();
    const location = owner === redirects ? ['Location', ''] : [];
    const head = [requestIdHeader, '', ...location, ...headOf(response)];
    answers.set(variant, { status: response.statusCode, head, body });
    this.#answers.set(owner, answers);
  }
}

/** Gives an answer again in the name of another request; a redirect with that one's own Location. */
export const giveAgain = (
  response: ServerResponse,
  { status, head, body }: KeptAnswer,
  requestId: string,
  location: string | undefined,
): void => {
  // Written into the one array of the answer: Node reads it at once, and a copy costs more than all of this.
  head[1] = requestId;
  if (location !== undefined) head[3] = location;
  response.writeHead(status, head);
  response.end(body);
};
