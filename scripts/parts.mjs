// The page of parts of `npm run dev`: the shared components with sample content, in both themes.
import { build } from 'esbuild';
import { devOptions } from './build/dev.mjs';
import { loadSource, target } from './build/esbuild.mjs';

export const partsPath = '/parts';

const themes = /** @type {const} */ (['light', 'dark']);

const frames = `<!doctype html>
<html lang="en">
<title>Parts</title>
<style>body { display: flex; margin: 0; block-size: 100vh } iframe { flex: 1; border: 0 }</style>
${themes.map((theme) => `<iframe title="${theme}" src="${partsPath}/${theme}"></iframe>`).join('\n')}
</html>
`;

/** The document of a theme. Styles ask the system for its theme: what asks is replaced. */
const documentOf = (theme, css, script, bootId, boot) => `<!doctype html>
<html lang="en" style="color-scheme: ${theme}">
<meta name="viewport" content="width=device-width">
<title>Parts, ${theme}</title>
<style>${css.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, theme === 'dark' ? '(min-width: 0)' : '(max-width: 0)')}</style>
<script type="application/json" id="${bootId}">${boot}</script>
<script type="module">${script.replaceAll('</script', '<\\/script')}</script>
</html>
`;

/**
 * Gives what answers an address below `partsPath`, by the settings of the server.
 * @param {object} settings
 */
export const createParts = async (settings) => {
  const { siteOf } = await loadSource('server/settings/siteOf.ts');
  const { bootId, writeBoot } = await loadSource('client/document/boot.ts');
  const boot = writeBoot({ site: siteOf(settings) });
  /** @type {import('node:http').RequestListener} */
  return async ({ url = '' }, response) => {
    const theme = url.slice(partsPath.length + 1);
    const send = (status, text) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
    if (!theme) return send(200, frames);
    if (!themes.some((name) => name === theme)) return send(404, 'There is no such theme.');
    const { outputFiles = [] } = await build({
      ...devOptions,
      splitting: false,
      sourcemap: 'inline',
      entryPoints: { parts: 'client/parts/entry.tsx' },
      outdir: partsPath,
      write: false,
      platform: 'browser',
      target,
      loader: { '.woff2': 'dataurl' },
    });
    const textOf = (kind) => outputFiles.find(({ path }) => path.endsWith(kind))?.text ?? '';
    return send(200, documentOf(theme, textOf('.css'), textOf('.js'), bootId, boot));
  };
};
