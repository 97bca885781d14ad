import type { ReactElement } from 'react';
import { Rendering } from '../pages/rendering';
import { type EncodedBody, encodeBody, recompressBody, sizeOf } from './encodedBody';

/** A rendering on its way, and the page that it becomes. */
export type PendingRender = {
  rendering: Promise<Rendering>;
  stored: Promise<EncodedBody>;
  /** The rendering, once it has begun. */
  begun?: Rendering;
};

/** Hears of what a store does. */
export type StoreWatcher = {
  /** A rendering took so many seconds, and is stored or has failed. */
  rendered: (seconds: number, stored: boolean) => void;
  /** A page has gone to make room. */
  evicted: () => void;
};

/** A page, its bytes as they were counted, and whether it was asked for since the store last looked. */
type Entry = { page: EncodedBody; size: number; asked: boolean };

/**
 * Renders each page once and keeps its bodies in memory. Those that nobody has asked for lately go first: one
 * that was asked for gets a second chance, so that finding a page writes nothing but a flag.
 */
export class PageStore {
  readonly #entries = new Map<string, Entry>();
  readonly #inPendingRender = new Map<string, PendingRender>();
  readonly #notRecompressed = new Set<string>();
  #recompressing: Promise<void> | undefined;
  #bytes = 0;

  /** Most bytes that all bodies together may take. */
  readonly limit: number;

  watcher: StoreWatcher | undefined;

  constructor(limit: number) {
    this.limit = limit;
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
    entry.asked = true;
    // Asked for in an encoding that nobody had asked for, it has become larger.
    if (entry.size !== sizeOf(entry.page)) this.#count(entry);
    return entry.page;
  }

  /** The rendering of a key that is on its way, or a new one: a burst renders once. */
  render(key: string, element: () => Promise<ReactElement>): PendingRender {
    const known = this.#inPendingRender.get(key);
    if (known && !known.begun?.failed) return known;
    const start = performance.now();
    const rendering = element().then((document) => {
      pending.begun = new Rendering(document);
      return pending.begun;
    });
    const stored = rendering
      .then(({ done }) => done)
      .then(encodeBody)
      .then((page) => this.#add(key, page))
      .finally(() => {
        if (this.#inPendingRender.get(key) === pending) this.#inPendingRender.delete(key);
      });
    const tell = (kept: boolean) => () =>
      this.watcher?.rendered((performance.now() - start) / 1000, kept);
    // The responses that wait for it report a failure; it is not stored, and the next one tries again.
    stored.then(tell(true), tell(false));
    const pending: PendingRender = { rendering, stored };
    this.#inPendingRender.set(key, pending);
    return pending;
  }

  /** Renders a key and resolves once it is stored; rejects where the page cannot be rendered. */
  async warm(key: string, element: () => Promise<ReactElement>): Promise<EncodedBody> {
    const known = this.find(key);
    if (known) return known;
    const { rendering, stored } = this.render(key, element);
    (await rendering).keep();
    return stored;
  }

  /**
   * Makes the bodies of all pages as small as they get, one after another; resolves when they are, and rejects
   * at the first that cannot be: the next call goes on with the others.
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
      // Before it is tried: what cannot be made smaller stays as it is, and is not tried for ever.
      this.#notRecompressed.delete(key);
      const smaller = page && (await recompressBody(page));
      // It may have gone, or have been rendered again, meanwhile.
      const entry = this.#entries.get(key);
      if (!smaller || entry?.page !== page) continue;
      entry.page = smaller;
      this.#count(entry);
    }
  }

  #add(key: string, page: EncodedBody): EncodedBody {
    this.#remove(key);
    const entry = { page, size: 0, asked: false };
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
    // A Map keeps the order of insertion, and goes on with what is put at its end meanwhile.
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.limit) break;
      if (entry.asked) {
        entry.asked = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else {
        this.#remove(key);
        this.watcher?.evicted();
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
