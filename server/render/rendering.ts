import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest time that a rendering may take, in milliseconds. */
export const renderLimit = 5000;

/** `Promise.withResolvers`, which Node 20 does not have. */
const deferred = <T>() => {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

/** Why a rendering nobody waits for any more was stopped; information, not an error. */
export class ClientAborted extends Error {
  override name = 'ClientAborted';
}

/**
 * A rendering on its way: one pass of React, read by as many responses as want it. A reader who
 * leaves is forgotten, and when nobody is left React stops.
 */
export class Rendering {
  /** Resolves when the first bytes are there; rejects when the page cannot be rendered. */
  readonly shell: Promise<void>;
  /** Resolves with the whole document; rejects when it stays incomplete. */
  readonly done: Promise<Buffer>;
  #chunks: Buffer[] = [];
  readonly #readers = new Set<Writable>();
  #waiting = 0;
  #state: 'running' | 'ended' | 'failed' = 'running';
  readonly #stop: (reason: Error) => void;

  constructor(element: ReactElement, limit = renderLimit) {
    const shell = deferred<void>();
    const done = deferred<Buffer>();
    this.shell = shell.promise;
    this.done = done.promise;
    // Whoever does not ask for the end need not hear of its failure.
    this.shell.catch(() => {});
    this.done.catch(() => {});
    const fail = (error: unknown) => {
      if (this.#state !== 'running') return;
      this.#state = 'failed';
      shell.reject(error);
      done.reject(error);
      // Cut off, so that nobody takes half a document for a whole one.
      for (const reader of this.#readers) reader.destroy();
      this.#release();
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      onShellReady: () => {
        shell.resolve();
        pipe(this.#sink(done.resolve));
      },
      onShellError: fail,
      onError: fail,
    });
    // React ends an aborted rendering a turn later; whoever comes meanwhile must not join it.
    this.#stop = (reason) => {
      fail(reason);
      abort(reason);
    };
    const late = new Error(`rendering took over ${limit} ms`);
    const timer = setTimeout(() => this.#stop(late), limit);
    this.done.finally(() => clearTimeout(timer)).catch(() => {});
  }

  /** Whether it has been given up, so that a new one has to be begun. */
  get failed(): boolean {
    return this.#state === 'failed';
  }

  /** Waits for the first bytes in the name of a response, which counts as a reader meanwhile. */
  async ready(response: Writable): Promise<void> {
    if (response.destroyed) throw new ClientAborted();
    this.#waiting += 1;
    response.once('close', () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#stop(new ClientAborted());
    });
    await this.shell;
  }

  /** Writes what is there and what is still to come. */
  pipe(reader: Writable & { flush?: () => void }): void {
    for (const chunk of this.#chunks) reader.write(chunk);
    // Compression holds back what it has until it is told, or until the end.
    reader.flush?.();
    if (this.#state === 'ended') reader.end();
    else this.#readers.add(reader);
    reader.once('close', () => this.#readers.delete(reader));
  }

  /** Keeps the rendering going without a response, as the warm-up does. */
  keep(): void {
    this.#waiting += 1;
  }

  #sink(resolve: (document: Buffer) => void): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        if (this.#state === 'running') {
          this.#chunks.push(chunk);
          for (const reader of this.#readers) reader.write(chunk);
        }
        next();
      },
      final: (next) => {
        if (this.#state === 'running') {
          this.#state = 'ended';
          for (const reader of this.#readers) reader.end();
          resolve(Buffer.concat(this.#chunks));
        }
        next();
      },
    });
  }

  #release(): void {
    this.#readers.clear();
    this.#chunks = [];
  }
}
