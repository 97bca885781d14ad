import type { ReactElement } from 'react';
import type { Metrics } from '../observability/metrics';
import { Rendering, renderTimeout } from '../render/rendering';
import { type EncodedBody, encodeBody, recompressBody, sizeOf } from './encodedBody';

/** A rendering that runs, and the page that it becomes. */
export type PendingRender = {
  rendering: Promise<Rendering>;
  stored: Promise<EncodedBody>;
  /** The rendering, once it has begun. */
  begun?: Rendering;
};

/** A page, its counted size, and whether it was used since eviction last looked at it. */
type Entry = { page: EncodedBody; size: number; used: boolean };

/**
 * Renders each page once and keeps its bodies in memory. Evicts by the second-chance algorithm, an approximation of
 * least recently used: finding a page only sets a flag, where LRU would move it in a list.
 */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, PendingRender>();
  readonly #notRecompressed = new Set<string>();
  #recompressing: Promise<void> | undefined;
  #bytes = 0;

  /** Most bytes that all bodies together may take. */
  readonly limit: number;

  readonly #renderTimeout: number;

  metrics: Pick<Metrics, 'countRendering' | 'countEviction'> | undefined;

  constructor(limit: number, timeout = renderTimeout) {
    this.limit = limit;
    this.#renderTimeout = timeout;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many renderings are stored. */
  get count(): number {
    return this.#entries.size;
  }

  /** The stored page of a key, if it has been rendered. */
  find(key: string): EncodedBody | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.used = true;
    // The first request for the identity encoding adds that body.
    if (entry.size !== sizeOf(entry.page)) this.#count(entry);
    return entry.page;
  }

  /** The running rendering of a key, or a new one: a burst of requests renders once. */
  render(key: string, element: () => Promise<ReactElement>): PendingRender {
    const known = this.#pending.get(key);
    if (known && !known.begun?.failed) return known;
    const start = performance.now();
    const rendering = element().then((document) => {
      pending.begun = new Rendering(document, this.#renderTimeout);
      return pending.begun;
    });
    const stored = rendering
      .then(({ done }) => done)
      .then(encodeBody)
      .then((page) => this.#add(key, page))
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    const count = (succeeded: boolean) => () =>
      this.metrics?.countRendering((performance.now() - start) / 1000, succeeded);
    // The responses that wait for it report a failure; it is not stored, and the next request tries again.
    stored.then(count(true), count(false));
    const pending: PendingRender = { rendering, stored };
    this.#pending.set(key, pending);
    return pending;
  }

  /** Renders a key and resolves once it is stored; rejects where the page cannot be rendered. */
  async warm(key: string, element: () => Promise<ReactElement>): Promise<EncodedBody> {
    const known = this.find(key);
    if (known) return known;
    const { rendering, stored } = this.render(key, element);
    (await rendering).holdOpen();
    return stored;
  }

  /**
   * Compresses the bodies of all new pages at the highest levels, one after another. Rejects at the first failure;
   * the next call goes on with the others.
   */
  recompress(): Promise<void> {
    this.#recompressing ??= this.#recompressAll().finally(() => {
      this.#recompressing = undefined;
    });
    return this.#recompressing;
  }

  async #recompressAll(): Promise<void> {
    for (const key of this.#notRecompressed) {
      const page = this.#entries.get(key)?.page;
      // Removed first: a page whose compression fails stays as it is and is not tried again.
      this.#notRecompressed.delete(key);
      const smaller = page && (await recompressBody(page));
      // The page may have been evicted or rendered again meanwhile.
      const entry = this.#entries.get(key);
      if (!smaller || entry?.page !== page) continue;
      entry.page = smaller;
      this.#count(entry);
    }
  }

  #add(key: string, page: EncodedBody): EncodedBody {
    this.#remove(key);
    const entry = { page, size: 0, used: false };
    this.#entries.set(key, entry);
    this.#count(entry);
    this.#notRecompressed.add(key);
    return page;
  }

  #count(entry: Entry): void {
    const size = sizeOf(entry.page);
    this.#bytes += size - entry.size;
    entry.size = size;
    this.#evict();
  }

  #evict(): void {
    // A Map iterates in insertion order, and visits entries that are added during the loop.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.limit) break;
      if (entry.used) {
        entry.used = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else {
        this.#remove(key);
        this.metrics?.countEviction();
      }
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }
}
