// react-router makes contexts and wrapped components while its module loads. esbuild has to assume that
// such calls do something and keeps them all, with everything they reach: 8.6 kB (brotli) that no page
// uses. They do nothing but return a value, and this says so.
import { readFile } from 'node:fs/promises';

const topLevelCall = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g;
const displayName = /^\w+\.displayName = .*;$/gm;

/** An esbuild plugin: lets unused parts of react-router be left out of a bundle. */
export const pureReact = {
  name: 'pure-react',
  setup({ onLoad, onEnd }) {
    let found = 0;
    onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      found += source.match(topLevelCall)?.length ?? 0;
      const contents = source
        .replace(topLevelCall, '= /* @__PURE__ */ $1')
        .replace(displayName, '');
      return { loader: 'js', contents };
    });
    // An upgrade that writes them in another way must not bring the 8.6 kB back in silence.
    onEnd(() =>
      found > 0 ? {} : { errors: [{ text: 'scripts/build/pureReact.mjs found nothing to mark' }] },
    );
  },
};
