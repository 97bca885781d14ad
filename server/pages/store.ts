import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReactElement } from 'react';
import { Rendering } from './rendering';

export type Encoding = 'br' | 'gzip' | 'identity';

export type StoredPage = {
  /** Names the content; each encoding's ETag is made of it (RFC 9110, section 8.8.3.3). */
  hash: string;
  bodies: Record<Encoding, Buffer>;
};

/** A rendering on its way, and the page that it becomes. */
export type Flight = {
  rendering: Promise<Rendering>;
  stored: Promise<StoredPage>;
  /** The rendering, once it has begun. */
  begun?: Rendering;
};

const sizeOf = ({ bodies }: StoredPage): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length;

/** A body in all encodings, named by its content. */
export const prepareBodies = async (identity: Buffer): Promise<StoredPage> => {
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: 9 }),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { hash, bodies: { identity, gzip: zipped, br } };
};

/** Renders each page once and keeps its bodies in memory, the least recently asked for go first. */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #inFlight = new Map<string, Flight>();
  #bytes = 0;

  readonly #limit: number;

  /** `limit` bounds the bytes of all bodies together. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The stored page of a key, if it has been rendered. */
  find(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      // A Map keeps the order of insertion: the page becomes the youngest.
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  /** The rendering of a key that is on its way, or a new one: a burst renders once. */
  render(key: string, element: () => Promise<ReactElement>): Flight {
    const known = this.#inFlight.get(key);
    if (known && !known.begun?.failed) return known;
    const rendering = element().then((document) => {
      flight.begun = new Rendering(document);
      return flight.begun;
    });
    const stored = rendering
      .then(({ done }) => done)
      .then(prepareBodies)
      .then((page) => this.#add(key, page))
      .finally(() => {
        if (this.#inFlight.get(key) === flight) this.#inFlight.delete(key);
      });
    // The responses that wait for it report a failure; it is not stored, and the next one tries again.
    stored.catch(() => {});
    const flight: Flight = { rendering, stored };
    this.#inFlight.set(key, flight);
    return flight;
  }

  /** Renders a key and resolves once it is stored; rejects where the page cannot be rendered. */
  async warm(key: string, element: () => Promise<ReactElement>): Promise<StoredPage> {
    const known = this.find(key);
    if (known) return known;
    const { rendering, stored } = this.render(key, element);
    (await rendering).keep();
    return stored;
  }

  #add(key: string, page: StoredPage): StoredPage {
    this.#remove(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
    return page;
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= sizeOf(page);
  }
}
