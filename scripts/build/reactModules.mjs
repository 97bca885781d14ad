// React ships CommonJS, of which a bundler has to keep every export, each called by its name at run time:
// `(0, react.useState)(0)`. As modules its files are called directly, and what no page asks for is left out:
// half of `react`, and what `react-dom` preloads by.
import { readFile } from 'node:fs/promises';

const entry = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/][\w-]+\.js$/;
const production = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w.-]+\.js$/;

/** An entry chooses between its two builds when it runs; a reader gets one of them. */
const chosen = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/;

const toEntry = (source) => {
  const file = source.match(chosen)?.[1];
  return file && `export * from '${file}';\nexport * as default from '${file}';`;
};

const imported = /\b(\w+) = require\("([\w-]+)"\)/g;
const exported = /\bexports\.(\w+)/g;

/** A CommonJS file of React's as a module that exports the same. */
const toModule = (source) => {
  const imports = Array.from(
    source.matchAll(imported),
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = new Set(Array.from(source.matchAll(exported), ([, name]) => name));
  const list = Array.from(names, (name) => `exports_${name} as ${name}`);
  const body = source
    // Names that nobody reads keep the list of declarations that they stand in whole.
    .replaceAll(imported, 'imported_$1')
    // Only what is declared where it gets its value can be left out.
    .replaceAll(/^exports\.(\w+)(?= =)/gm, 'var exports_$1')
    .replaceAll(exported, 'exports_$1');
  return [...imports, body, `export { ${list.join(', ')} };`].join('\n');
};

/** An esbuild plugin: the production files of React as modules. */
export const reactModules = {
  name: 'react-modules',
  setup({ onLoad }) {
    const load = (filter, convert) =>
      onLoad({ filter }, async ({ path }) => {
        const contents = convert(await readFile(path, 'utf8'));
        // An upgrade that writes them in another way must not come in half converted.
        if (!contents || /\brequire\(|\bexports\b/.test(contents))
          return { errors: [{ text: `scripts/build/reactModules.mjs cannot read ${path}` }] };
        return { loader: 'js', contents };
      });
    load(entry, toEntry);
    load(production, toModule);
  },
};
