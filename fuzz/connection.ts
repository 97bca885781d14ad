import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './answers';
import type { Leaving } from './malformed';
import type { Shot } from './wellFormed';

/** After so long without a whole answer there will be none, in milliseconds. */
export const defaultPatience = 10_000;

/** What became of the bytes that were sent at once. */
export type Outcome = {
  /** The answers that came, each with its milliseconds since the bytes were sent. */
  answers: { answer: Answer; ms: number }[];
  /** Milliseconds until the last of them was whole, or the connection had ended. */
  ms: number;
  /** Whether the connection can be used again. */
  open: boolean;
  /** What is wrong with the connection itself, if anything is. */
  fault?: string;
};

/** One connection to a port of loopback. */
export class Connection {
  readonly #socket: Socket;
  readonly #reader: AnswerReader;
  #toHead: boolean[] = [];
  #given: (answer: Answer) => void = () => {};
  /** Called with a fault, or without one where the connection has ended. */
  #ended: (fault?: string) => void = () => {};
  #dead: string | undefined;
  #leaving: Leaving | undefined;
  readonly #patience: number;

  constructor(port: number, patience = defaultPatience) {
    this.#patience = patience;
    this.#reader = new AnswerReader(
      () => this.#toHead.shift() ?? false,
      (answer) => this.#given(answer),
    );
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => {
      try {
        this.#reader.push(chunk);
      } catch (error) {
        this.#end((error as Error).message);
      }
    });
    this.#socket.on('error', ({ message, code }: NodeJS.ErrnoException) =>
      this.#end(this.#leaving && code !== 'ECONNREFUSED' ? '' : message),
    );
    this.#socket.on('close', () => this.#end(this.#endsWell() ? '' : 'half an answer'));
  }

  /** A client that leaves, and bytes that are not wanted, are owed no whole answer, but an end in time. */
  #endsWell(): boolean {
    return !this.#reader.end() || this.#leaving !== undefined;
  }

  #end(fault: string): void {
    this.#dead ??= fault;
    this.#socket.destroy();
    this.#ended(fault);
  }

  /** Ends it without an answer; nothing happens where it has ended. */
  close(): void {
    this.#socket.destroy();
  }

  /**
   * Sends bytes and resolves when as many answers have come as there are requests, the connection has ended, or
   * patience has. With `leaving` the client goes as soon as the bytes are sent, and the end is waited for.
   */
  ask({ bytes, toHead }: Shot, leaving?: Leaving): Promise<Outcome> {
    return new Promise((resolve) => {
      const answers: Outcome['answers'] = [];
      const start = performance.now();
      const settle = (open: boolean, fault?: string) => {
        clearTimeout(timer);
        this.#ended = () => {};
        this.#given = () => this.#end('an answer that nobody has asked for');
        resolve({ answers, ms: performance.now() - start, open, ...(fault && { fault }) });
      };
      const late = `not whole after ${this.#patience} ms`;
      const timer = setTimeout(() => this.#end(late), this.#patience);
      this.#leaving = leaving;
      this.#toHead = [...toHead];
      this.#ended = (fault) => settle(false, fault);
      this.#given = (answer) => {
        answers.push({ answer, ms: performance.now() - start });
        if (!leaving && answers.length === toHead.length) settle(true);
      };
      if (this.#dead !== undefined) {
        settle(false, this.#dead || 'the connection was closed before anything was sent');
        return;
      }
      if (leaving === 'end') this.#socket.end(bytes, 'latin1');
      else if (leaving) this.#socket.write(bytes, 'latin1', () => this.#socket.resetAndDestroy());
      else this.#socket.write(bytes, 'latin1');
    });
  }
}
