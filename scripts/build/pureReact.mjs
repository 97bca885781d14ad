// react-router makes contexts and wrapped components while its module loads. esbuild has to assume that
// such calls do something and keeps them all, with everything they reach: 10 kB (brotli) that no page
// uses. They do nothing but return a value, and this says so.
import { readFile } from 'node:fs/promises';

const topLevelCall = /= (React\d*\.(?:memo|forwardRef|createContext)\()/g;

/** What is given to a component after it was made; the router's own components that pages use have none. */
const ofComponent = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/** Older Reacts lack it, so it is asked for by a name that is put together; a bundler keeps all for that. */
const askedByName = /(= React\d*)\[USE_OPTIMISTIC\];/g;

/** An esbuild plugin: lets unused parts of react-router be left out of a bundle. */
export const pureReact = {
  name: 'pure-react',
  setup({ onLoad, onEnd }) {
    const missing = new Set([topLevelCall, ofComponent, askedByName]);
    onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      for (const pattern of missing) if (source.match(pattern)) missing.delete(pattern);
      const contents = source
        .replaceAll(topLevelCall, '= /* @__PURE__ */ $1')
        .replaceAll(ofComponent, '')
        .replaceAll(askedByName, '$1.useOptimistic;');
      return { loader: 'js', contents };
    });
    // An upgrade that writes them in another way must not bring the 10 kB back in silence.
    onEnd(() => ({
      errors: Array.from(missing, (pattern) => ({
        text: `scripts/build/pureReact.mjs found nothing like ${pattern.source}`,
      })),
    }));
  },
};
