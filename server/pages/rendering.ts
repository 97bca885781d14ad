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

/**
 * A rendering on its way: one pass of React, read by as many responses as want it. A reader who
 * leaves is forgotten, and when nobody is left React stops.
 */
export class Rendering {
  /** Resolves when the first bytes are there; rejects when the page cannot be rendered. */
  readonly shell: Promise<void>;
  /** Resolves with the whole document. */
  readonly done: Promise<Buffer>;
  readonly #chunks: Buffer[] = [];
  readonly #readers = new Set<Writable>();
  #waiting = 0;
  #ended = false;
  #abort: (reason: Error) => void = () => {};

  constructor(element: ReactElement, limit = renderLimit) {
    const shell = deferred<void>();
    const done = deferred<Buffer>();
    this.shell = shell.promise;
    this.done = done.promise;
    // Whoever does not ask for the end need not hear of its failure.
    this.shell.catch(() => {});
    this.done.catch(() => {});
    const fail = (error: unknown) => {
      shell.reject(error);
      done.reject(error);
      for (const reader of this.#readers) reader.destroy();
    };
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        this.#chunks.push(chunk);
        for (const reader of this.#readers) reader.write(chunk);
        next();
      },
      final: (next) => {
        this.#ended = true;
        for (const reader of this.#readers) reader.end();
        done.resolve(Buffer.concat(this.#chunks));
        next();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      onShellReady: () => {
        shell.resolve();
        pipe(sink);
      },
      onShellError: fail,
      onError: fail,
    });
    const timer = setTimeout(() => abort(new Error(`rendering took over ${limit} ms`)), limit);
    this.done.finally(() => clearTimeout(timer)).catch(() => {});
    this.#abort = abort;
  }

  /** Waits for the first bytes in the name of a response, which counts as a reader meanwhile. */
  async ready(response: Writable): Promise<void> {
    this.#waiting += 1;
    const left = () => {
      this.#waiting -= 1;
      this.#stopIfAlone();
    };
    response.once('close', left);
    await this.shell;
  }

  /** Writes what is there and what is still to come. */
  pipe(reader: Writable & { flush?: () => void }): void {
    for (const chunk of this.#chunks) reader.write(chunk);
    // Compression holds back what it has until it is told, or until the end.
    reader.flush?.();
    if (this.#ended) reader.end();
    else this.#readers.add(reader);
    reader.once('close', () => this.#readers.delete(reader));
  }

  /** Keeps the rendering going without a response, as the warm-up does. */
  keep(): void {
    this.#waiting += 1;
  }

  #stopIfAlone(): void {
    if (this.#waiting === 0 && !this.#ended) this.#abort(new ReaderLeft());
  }
}

/** Why a rendering nobody waits for any more was stopped; information, not an error. */
export class ReaderLeft extends Error {
  override name = 'ReaderLeft';
}
