/** An answer as it came over the wire. */
export type Answer = {
  status: number;
  /** Status line and fields, with their line ends. */
  head: string;
  /** The same in lower case, to look for names in. */
  lower: string;
  /** The body of an error, as it was encoded; others are let go at once. */
  body: Buffer;
};

/** What is no answer by RFC 9112. */
export class NoAnswer extends Error {}

const none = Buffer.alloc(0);

/** The value of a field of an answer, if it has it. */
export const fieldOf = ({ head, lower }: Answer, name: string): string | undefined => {
  const at = lower.indexOf(`\r\n${name}:`);
  if (at === -1) return undefined;
  const start = at + name.length + 3;
  return head.slice(start, head.indexOf('\r\n', start)).trim();
};

/** Whether an answer is the last of its connection. */
export const endsConnection = (answer: Answer): boolean =>
  fieldOf(answer, 'connection')?.toLowerCase() === 'close';

type Framing = { kind: 'length'; left: number } | { kind: 'chunked' } | { kind: 'close' };

const framingOf = (answer: Answer, toHead: boolean): Framing => {
  if (toHead || answer.status === 304 || answer.status === 204) return { kind: 'length', left: 0 };
  if (fieldOf(answer, 'transfer-encoding')?.toLowerCase() === 'chunked') return { kind: 'chunked' };
  const length = fieldOf(answer, 'content-length');
  if (length === undefined) return { kind: 'close' };
  if (!/^\d+$/.test(length)) throw new NoAnswer(`Content-Length is no length: ${length}`);
  return { kind: 'length', left: Number(length) };
};

/** An answer whose body is still to come. */
type Begun = { answer: Answer; framing: Framing; kept: Buffer[] };

/** Takes what a connection brings apart into answers; throws NoAnswer where it is none. */
export class AnswerReader {
  #rest: Buffer = none;
  #current: Begun | undefined;
  readonly #toHead: () => boolean;
  readonly #give: (answer: Answer) => void;

  /** `toHead` is asked in turn whether an answer is to a HEAD; `give` gets each that is whole. */
  constructor(toHead: () => boolean, give: (answer: Answer) => void) {
    this.#toHead = toHead;
    this.#give = give;
  }

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (this.#current ? this.#readBody(this.#current) : this.#readHead());
  }

  /** The connection has ended; tells whether it has within an answer. */
  end(): boolean {
    if (this.#current?.framing.kind === 'close') this.#finish();
    return this.#current !== undefined || this.#rest.length > 0;
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end === -1) return false;
    const head = this.#rest.toString('latin1', 0, end + 2);
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? [];
    if (!status) throw new NoAnswer(`no status line: ${head.slice(0, 60)}`);
    this.#rest = this.#rest.subarray(end + 4);
    const answer = { status: Number(status), head, lower: head.toLowerCase(), body: none };
    // Only announces the answer (RFC 9110, section 15.2).
    if (answer.status >= 200)
      this.#current = { answer, framing: framingOf(answer, this.#toHead()), kept: [] };
    return true;
  }

  #readBody({ answer, framing, kept }: Begun): boolean {
    const keep = (bytes: Buffer) => answer.status >= 400 && kept.push(Buffer.from(bytes));
    if (framing.kind === 'chunked') return this.#readChunk(keep);
    const most = framing.kind === 'length' ? framing.left : this.#rest.length;
    const taken = this.#rest.subarray(0, most);
    keep(taken);
    this.#rest = this.#rest.subarray(taken.length);
    if (framing.kind === 'close') return false;
    framing.left -= taken.length;
    if (framing.left === 0) this.#finish();
    return framing.left === 0;
  }

  #readChunk(keep: (bytes: Buffer) => void): boolean {
    const end = this.#rest.indexOf('\r\n');
    if (end === -1) return false;
    const line = this.#rest.toString('latin1', 0, end);
    const size = Number.parseInt(line, 16);
    if (!/^[\da-f]+$/i.test(line)) throw new NoAnswer(`no size of a chunk: ${line.slice(0, 60)}`);
    if (this.#rest.length < end + 2 + size + 2) return false;
    keep(this.#rest.subarray(end + 2, end + 2 + size));
    this.#rest = this.#rest.subarray(end + 2 + size + 2);
    if (size === 0) this.#finish();
    return true;
  }

  #finish(): void {
    if (!this.#current) return;
    const { answer, kept } = this.#current;
    this.#current = undefined;
    this.#give({ ...answer, body: Buffer.concat(kept) });
  }
}
