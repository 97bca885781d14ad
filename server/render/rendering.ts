import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest time that a rendering may take, in milliseconds. */
export const renderTimeout = 5000;

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

/** Why a rendering that no client waits for was stopped; no fault of the server. */
export class ClientAborted extends Error {
  override name = 'ClientAborted';
}

/** One pass of React, streamed to one response. When the last client that waits for it has left, React stops. */
export class Rendering {
  /** Resolves when the first bytes exist; rejects where the page cannot be rendered. */
  readonly shell: Promise<void>;
  /** Resolves with the whole document; rejects where it stays incomplete. */
  readonly done: Promise<Buffer>;
  readonly #chunks: Buffer[] = [];
  #reader: Writable | undefined;
  #waiting = 0;
  #state: 'running' | 'ended' | 'failed' = 'running';
  readonly #stop: (reason: Error) => void;

  constructor(element: ReactElement, timeout: number) {
    const shell = deferred<void>();
    const done = deferred<Buffer>();
    this.shell = shell.promise;
    this.done = done.promise;
    // Without these, a failure that nobody awaits would be an unhandled rejection.
    this.shell.catch(() => {});
    this.done.catch(() => {});
    const fail = (error: unknown) => {
      if (this.#state !== 'running') return;
      this.#state = 'failed';
      shell.reject(error);
      done.reject(error);
      // Aborted, so that no client or cache takes half a document for a whole one.
      this.#reader?.destroy();
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      // No boundary of Suspense is sent apart from its place, which would take a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        shell.resolve();
        pipe(this.#sink(done.resolve));
      },
      onShellError: fail,
      onError: fail,
    });
    // Mark it failed now: React aborts one turn later, and a new response must not join.
    this.#stop = (reason) => {
      fail(reason);
      abort(reason);
    };
    const late = new Error(`rendering took over ${timeout} ms`);
    const timer = setTimeout(() => this.#stop(late), timeout);
    this.done.finally(() => clearTimeout(timer)).catch(() => {});
  }

  /** Whether it has failed, so that the next request has to begin a new one. */
  get failed(): boolean {
    return this.#state === 'failed';
  }

  /**
   * Streams the document to its reader: what exists, and then what is still rendered. Resolves with the first bytes;
   * rejects where the page cannot be rendered, or where the reader has left.
   */
  async streamTo(reader: Writable & { flush?: () => void }): Promise<void> {
    if (reader.destroyed) throw new ClientAborted();
    this.#waiting += 1;
    reader.once('close', () => {
      this.#reader = undefined;
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#stop(new ClientAborted());
    });
    await this.shell;
    for (const chunk of this.#chunks) reader.write(chunk);
    // The compression stream buffers until it is flushed.
    reader.flush?.();
    if (this.#state === 'running') this.#reader = reader;
    else if (this.#state === 'ended') reader.end();
    else reader.destroy();
  }

  /** Keeps the rendering running without a reader, as the warm-up needs. */
  holdOpen(): void {
    this.#waiting += 1;
  }

  #sink(resolve: (document: Buffer) => void): Writable {
    return new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        if (this.#state === 'running') {
          this.#chunks.push(chunk);
          this.#reader?.write(chunk);
        }
        next();
      },
      final: (next) => {
        if (this.#state === 'running') {
          this.#state = 'ended';
          this.#reader?.end();
          resolve(Buffer.concat(this.#chunks));
        }
        next();
      },
    });
  }
}
