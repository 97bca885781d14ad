// The server with so many pages more: rows of the page table, each shown by a page that there is.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildForNode } from '../../scripts/build/esbuild.mjs';
import { root } from '../../scripts/sources.mjs';

/** The page that all of them show, at addresses of their own. */
const model = 'ai-agents';

const rows = (count) =>
  `Object.fromEntries(Array.from({ length: ${count} }, (_, at) => ['synthetic-' + at, { kind: 'translated', path: { en: '/en/synthetic/' + at, pt: '/pt/sintetica/' + at } }]))`;

/**
 * What is written differently, by file: [what stands there, what stands there instead].
 * @returns {Record<string, [string, string]>}
 */
const changes = (count) => ({
  'shared/pages.ts': ['} satisfies Record', `...${rows(count)} } satisfies Record`],
  'client/pages/load.ts': [
    'const load = async (id: PageId)',
    `const load = async (id: PageId) => { const page = await loadReal((id.startsWith('synthetic-') ? '${model}' : id) as PageId); loaded.set(id, page); return page; };\nconst loadReal = async (id: PageId)`,
  ],
  'shared/contact/whatsapp.ts': [
    '(source ? messages[source] : defaultMessage)',
    '(messages[source as never] ?? defaultMessage)',
  ],
  'server/assets.ts': [
    'lang: Lang): OgImage => {',
    `lang: Lang): OgImage => { if (page.startsWith('synthetic-')) page = '${model}';`,
  ],
});

/** @returns {import('esbuild').Plugin} */
const withPages = (count) => ({
  name: 'synthetic-pages',
  setup({ onLoad }) {
    for (const [file, [before, after]] of Object.entries(changes(count)))
      onLoad(
        { filter: new RegExp(`[\\\\/]${file.replaceAll('/', '[\\\\/]').replace('.', '\\.')}$`) },
        async (args) => {
          const source = await readFile(args.path, 'utf8');
          if (!source.includes(before))
            return { errors: [{ text: `${file} no longer says ${before}` }] };
          return { loader: 'ts', contents: source.replace(before, after) };
        },
      );
  },
});

/** Builds it beside the real one, whose files it serves; resolves with its main module. */
export const buildSynthetic = async (count) => {
  const out = path.join(root, `dist/with-${count}`);
  await buildForNode({
    outdir: out,
    entryPoints: ['server/main.ts'],
    plugins: [withPages(count)],
  });
  return path.join(out, 'main.js');
};

/** The addresses of the first pages of them, in both languages. */
export const syntheticAddresses = (count) =>
  Array.from({ length: count }, (_, at) => [`/en/synthetic/${at}`, `/pt/sintetica/${at}`]).flat();
