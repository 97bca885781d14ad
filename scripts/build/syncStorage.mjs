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

const namespace = 'sync-storage';

/** What is imported for rendering on a server; the files behind it have other names in each version. */
const reactServer = /[\\/]react-dom[\\/]server[\w.]*\.js$/;

/**
 * An esbuild plugin: gives React's server a storage that holds while a callback runs, and no longer. A build
 * with a React that asks for none fails: it may have another way to the same cost, or need this no more. It
 * wants `metafile`.
 */
export const syncStorage = {
  name: namespace,
  setup({ onResolve, onLoad, onEnd }) {
    onResolve({ filter: /^(node:)?async_hooks$/ }, ({ path, importer }) =>
      /[\\/]react-dom[\\/]/.test(importer) ? { path, namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, () => ({ contents: storage, loader: 'js' }));
    onEnd(({ metafile }) => {
      const inputs = Object.keys(metafile?.inputs ?? {});
      const idle =
        inputs.some((file) => reactServer.test(file)) &&
        !inputs.some((file) => file.startsWith(`${namespace}:`));
      const text =
        'React no longer imports async_hooks: look what it does instead, or remove this.';
      return idle ? { errors: [{ text }] } : undefined;
    });
  },
};
