// Modules that the server's packages load and this site never calls: without them a quarter less is read at a
// start, which takes 40 ms less of the processor.
const never = [
  // Reads the bodies of requests, by tables of all encodings there ever were; the site reads no body.
  { module: /^body-parser$/, importer: /[\\/]express[\\/]lib[\\/]/ },
  // React's second server, for `renderToString`; pages are streams.
  { module: /react-dom-server-legacy\.node\./, importer: /[\\/]react-dom[\\/]/ },
  // Of prom-client: what finds percentiles of its Summary, and the spans of traces; we have neither.
  { module: /^tdigest$/, importer: /[\\/]prom-client[\\/]/ },
  { module: /^@opentelemetry\/api$/, importer: /[\\/]prom-client[\\/]/ },
  // Not installed, and asked for within a `try`: a bundle must not look for it beside itself.
  { module: /^supports-color$/, importer: /[\\/]debug[\\/]/ },
];

/** An esbuild plugin: gives an empty module in the place of each of them. */
export const neverRun = {
  name: 'never-run',
  setup({ onResolve, onLoad }) {
    for (const { module, importer } of never)
      onResolve({ filter: module }, ({ path, importer: from }) =>
        importer.test(from) ? { path, namespace: 'never-run' } : undefined,
      );
    onLoad({ filter: /./, namespace: 'never-run' }, () => ({ contents: '', loader: 'js' }));
  },
};
