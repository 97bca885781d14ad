// react-router makes contexts and wrapped components while its module loads. esbuild has to assume that
// such calls do something and keeps them all, with everything they reach: 8.6 kB (brotli) that no page
// uses. They do nothing but return a value, and this says so.
import { readFile } from 'node:fs/promises';

const topLevelCall = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g;
const displayName = /^\w+\.displayName = .*;$/gm;

/** An esbuild plugin: lets unused parts of react-router be left out of a bundle. */
export const pureReact = {
  name: 'pure-react',
  setup({ onLoad }) {
    onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => ({
      loader: 'js',
      contents: (await readFile(path, 'utf8'))
        .replace(topLevelCall, '= /* @__PURE__ */ $1')
        .replace(displayName, ''),
    }));
  },
};
