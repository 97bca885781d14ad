// Makes the two fonts of client/fonts/ and the studio's own from their full versions: the characters
// that their pages need, the weights and widths that these use. Run by hand when any of them changes:
//
//   cd $(mktemp -d) && npm i subset-font@2.9 @fontsource-variable/bricolage-grotesque@5 \
//     @fontsource-variable/hanken-grotesk@5 @fontsource-variable/archivo@5 && node /path/to/art/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'fonts.js'));
const { default: subsetFont } = await import(require.resolve('subset-font'));

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const latin = 'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçèéêíñóôõúü';
const signs = '\u00a0\u202f¡¿§©®ªº°²³«»×÷–—‘’“”•…‹›€™←→−≤≥';

const both = `${ascii}${latin}${signs}·`;
/** What headings are written with: each letter has a kerning with every other, and half the file is that. */
const headings = both.replace(/[#*<>[\\\]^_`{|}~¿©®²³«»•‹›™€\u202f]/g, '');
/** What Portuguese and drawings need: two axes cost as much as many letters. */
const portuguese = `${ascii.replace(/[#$*<>[\\\]^`{|}~]/g, '')}ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúüªº°²×–“”‘’…·→\u00a0`;

/** Kerning, accents, and the figures of one width that stylesheets ask for; no fractions, no joined f. */
const keepFeatures = ['ccmp', 'kern', 'tnum'];

const fonts = [
  { name: 'bricolage-grotesque', axes: { wght: { min: 500, max: 800 } }, letters: headings },
  { name: 'hanken-grotesk', axes: { wght: { min: 400, max: 700 } } },
  {
    name: 'archivo',
    axes: { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 125 } },
    file: 'standard',
    letters: portuguese,
    folder: 'pages/architecture-studio',
  },
];

for (const { name, axes, file = 'wght', letters = both, folder = 'fonts' } of fonts) {
  const source = `@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  writeFileSync(path.join(import.meta.dirname, `../client/${folder}/${name}.woff2`), font);
  console.log(`${name}: ${font.length} octets`);
}
