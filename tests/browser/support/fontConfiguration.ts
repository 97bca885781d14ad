import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/sources.mjs';

/** The folders of tests/browser/fonts, and the families in them. */
const families = {
  arimo: 'Arimo',
  'dejavu-sans': 'DejaVu Sans',
  'dejavu-sans-mono': 'DejaVu Sans Mono',
};

type Folder = keyof typeof families;

/** The text font of a machine. */
export type MachineFont = Exclude<Folder, 'dejavu-sans-mono'>;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const directory = (folder: Folder) =>
  `<dir>${escapeXml(path.join(import.meta.dirname, '../fonts', folder))}</dir>`;

const alias = (generic: string, folder: Folder) =>
  `<alias><family>${generic}</family><prefer><family>${families[folder]}</family></prefer></alias>`;

/** Renames a font, so that `local()` in a stylesheet does not find it. */
const rename = ['fullname', 'postscriptname']
  .map((name) => `<edit name="${name}" mode="assign"><string>Unknown</string></edit>`)
  .join('');

/**
 * Writes a configuration of Fontconfig with one font for text and DejaVu Sans Mono for code, and returns its path. macOS
 * and Windows do not use it: their Arial is as wide as Arimo.
 * @param font the text font of the browser; stylesheets find only Arimo by its name
 */
export const writeFontConfiguration = (font: MachineFont = 'arimo'): string => {
  // Fontconfig caches names, so each configuration has its own cache.
  const folder = path.join(root, 'node_modules/.cache/fontconfig', font);
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${directory(font)}
${directory('dejavu-sans-mono')}
<cachedir>${escapeXml(folder)}</cachedir>
${font === 'arimo' ? '' : `<match target="scan">${rename}</match>`}
${alias('sans-serif', font)}
${alias('serif', font)}
${alias('monospace', 'dejavu-sans-mono')}
</fontconfig>
`,
  );
  return file;
};
