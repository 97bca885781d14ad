// React's server keeps the request that it renders in an AsyncLocalStorage, for hints that components give
// outside of their rendering; ours give none. Once one has run, Node 20 calls its hooks for every socket,
// request and tick for as long as the process lives: a tenth of what an answer costs.
const storage = `
exports.AsyncLocalStorage = class {
  #store;
  run(store, callback, ...args) {
    const outer = this.#store;
    this.#store = store;
    try {
      return callback(...args);
    } finally {
      this.#store = outer;
    }
  }
  getStore() {
    return this.#store;
  }
};`;

/** An esbuild plugin: gives React's server a storage that holds while a callback runs, and no longer. */
export const syncStorage = {
  name: 'sync-storage',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?async_hooks$/ }, ({ path, importer }) =>
      /[\\/]react-dom[\\/]/.test(importer) ? { path, namespace: 'sync-storage' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'sync-storage' }, () => ({ contents: storage, loader: 'js' }));
  },
};
