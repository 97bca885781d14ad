import type { OutgoingMessage } from 'node:http';
import type { RedirectDecision } from '../../shared/resolve';
import type { Encoding } from '../request/encoding';
import { requestIdHeader } from '../request/id';

/** An answer that the pipeline has given, without what belongs to its request alone. */
export type KeptAnswer = {
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  head: readonly string[];
  body: Buffer | undefined;
};

/** Headers that are of one request: set anew each time. */
const ofOneRequest = [requestIdHeader, 'Connection', 'Location'].map((name) => name.toLowerCase());

/** Named as they were set; @types/node has it on ClientRequest only, Node on every outgoing message. */
type Named = { getRawHeaderNames(): string[] };

const headOf = (response: OutgoingMessage): string[] =>
  (response as OutgoingMessage & Named)
    .getRawHeaderNames()
    .filter((name) => !ofOneRequest.includes(name.toLowerCase()))
    .flatMap((name) => [name, String(response.getHeader(name))]);

/** What the answers of redirects hang on: they differ by their Location alone, which is not kept. */
export const redirects = {};

/** Tells the answers of a stored page apart. */
export const storedVariant = (encoding: Encoding, status: number): string =>
  `${encoding} ${status}`;

/** Tells the answers of redirects apart: those that a visitor's language decided are nobody else's. */
export const redirectVariant = ({ status, negotiated }: RedirectDecision): string =>
  `${status} ${negotiated}`;

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
  keep(
    owner: object,
    variant: string,
    response: OutgoingMessage & { statusCode: number },
    body?: Buffer,
  ): void {
    // What one visitor is given must never become everybody's.
    if (response.hasHeader('Set-Cookie')) return;
    const answers = this.#answers.get(owner) ?? new Map<string, KeptAnswer>();
    answers.set(variant, { status: response.statusCode, head: headOf(response), body });
    this.#answers.set(owner, answers);
  }
}
