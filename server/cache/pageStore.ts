import type { ReactElement } from 'react';
import type { Lang } from '../../shared/languages';
import type { PageParams } from '../../shared/pageParams';
import type { PageId } from '../../shared/pages';
import type { ErrorStatus } from '../../shared/resolve';
import type { Metrics } from '../observability/metrics';
import { Rendering, renderTimeout } from '../render/rendering';
import { type EncodedBody, encodeBody, recompressBody } from './encodedBody';

/** One of the finite set of documents. */
export type Variant =
  | { kind: 'page'; page: PageId; lang: Lang; params: PageParams }
  | { kind: 'error'; status: ErrorStatus; lang: Lang };

/** Makes the document of a variant. */
export type MakeDocument = (variant: Variant) => Promise<ReactElement>;

/** The key of a variant: equal for all addresses with the same document. */
export const variantKey = (variant: Variant): string =>
  variant.kind === 'error'
    ? `${variant.status} ${variant.lang}`
    : `${variant.page} ${variant.lang} ${JSON.stringify(variant.params)}`;

/** A rendering that runs, and the page that it becomes. */
export type PendingRender = {
  rendering: Promise<Rendering>;
  stored: Promise<EncodedBody>;
  /** The rendering, once it has begun. */
  begun?: Rendering;
};

/**
 * Renders each page once and keeps its bodies in memory. Nothing is ever removed: the tables bound the number of
 * variants, because parameters are ids before they are part of a key.
 */
export class PageStore {
  readonly #pages = new Map<string, EncodedBody>();
  /** The renderings that run. */
  readonly pending = new Map<string, PendingRender>();
  readonly #notRecompressed = new Map<string, EncodedBody>();
  #recompressing: Promise<void> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #renderTimeout: number;

  metrics: Pick<Metrics, 'countRendering'> | undefined;

  /** `timeout` is the longest time that a rendering may take, in milliseconds. */
  constructor(timeout = renderTimeout) {
    this.#renderTimeout = timeout;
  }

  /** The size of all bodies in memory, in bytes. */
  get bytes(): number {
    let sum = 0;
    for (const { bodies } of this.#pages.values()) sum += bodies.gzip.length + bodies.br.length;
    return sum;
  }

  /** How many renderings are stored. */
  get count(): number {
    return this.#pages.size;
  }

  /** The stored page of a variant, if it has been rendered. */
  find(variant: Variant): EncodedBody | undefined {
    return this.#pages.get(variantKey(variant));
  }

  /** The running rendering of a variant, or a new one: a burst of requests renders once. */
  render(variant: Variant, document: MakeDocument): PendingRender {
    const key = variantKey(variant);
    const known = this.pending.get(key);
    if (known && !known.begun?.failed) return known;
    const start = performance.now();
    const rendering = document(variant).then((element) => {
      pending.begun = new Rendering(element, this.#renderTimeout);
      return pending.begun;
    });
    const stored = rendering
      .then(({ done }) => done)
      .then(encodeBody)
      .then((page) => {
        this.#pages.set(key, page);
        this.#notRecompressed.set(key, page);
        return page;
      })
      .finally(() => {
        if (this.pending.get(key) === pending) this.pending.delete(key);
      });
    const count = (succeeded: boolean) => () =>
      this.metrics?.countRendering((performance.now() - start) / 1000, succeeded);
    // The responses that wait for it report a failure; it is not stored, and the next request tries again.
    stored.then(count(true), count(false));
    const pending: PendingRender = { rendering, stored };
    this.pending.set(key, pending);
    return pending;
  }

  /**
   * Renders a variant and resolves once it is stored; rejects where the page cannot be rendered. One after another: a
   * burst for all variants would have all documents and compressors in memory at once.
   */
  warm(variant: Variant, document: MakeDocument): Promise<EncodedBody> {
    const warmed = this.#last.then(async () => {
      const known = this.find(variant);
      if (known) return known;
      const { rendering, stored } = this.render(variant, document);
      (await rendering).holdOpen();
      return stored;
    });
    this.#last = warmed.catch(() => {});
    return warmed;
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
    for (const [key, page] of this.#notRecompressed) {
      // Removed first: a page whose compression fails stays as it is and is not tried again.
      this.#notRecompressed.delete(key);
      this.#pages.set(key, await recompressBody(page));
    }
  }
}
