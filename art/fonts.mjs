// Makes the fonts of client/fonts/ and the studio's own from their full versions: the characters
// that their pages need, the weights and widths that these use. Run by hand when any of them changes:
//
//   cd $(mktemp -d) && npm i subset-font@2.9 @fontsource-variable/bricolage-grotesque@5 \
//     @fontsource-variable/hanken-grotesk@5 @fontsource-variable/archivo@5 && node /path/to/art/fonts.mjs
//
// python3 with fonttools runs art/kerning.py, whose head says how to install them. The two fonts that most pages
// have are as small as they are so that each, with the head of its answer, arrives in two round trips on a
// line that four answers share.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'fonts.js'));
const { default: subsetFont } = await import(require.resolve('subset-font'));

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const latin = 'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçèéêíñóôõúü';
const signs = '\u00a0\u202f¡¿§©®ªº°²³«»×÷–—‘’“”•…‹›€™←→−≤≥';

/** What headings are written with: each letter has a kerning with every other, and half the file is that. */
const headings = `${ascii}${latin}${signs}·`.replace(/[#*<>[\\\]^_`{|}~¿©®²³«»•‹›™€\u202f]/g, '');
/** What text is written with: no signs but those that it has. */
const text = `${headings}#[]_€²³\u202f`;
/** What Portuguese and drawings need: two axes cost as much as many letters. */
const portuguese = `${ascii.replace(/[#$*<>[\\\]^`{|}~]/g, '')}ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúüªº°²×–“”‘’…·→\u00a0`;

/** Kerning, accents, and the figures of one width that stylesheets ask for; no fractions, no joined f. */
const keepFeatures = ['ccmp', 'kern', 'tnum'];

const fonts = [
  // One weight is little more than half of all: most pages have headings in this one only.
  {
    name: 'bricolage-grotesque',
    axes: { wght: 700 },
    letters: headings,
    as: 'bricolage-grotesque-700',
  },
  { name: 'bricolage-grotesque', axes: { wght: { min: 500, max: 800 } }, letters: headings },
  { name: 'hanken-grotesk', axes: { wght: { min: 400, max: 700 } }, letters: text },
  {
    name: 'archivo',
    axes: { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 125 } },
    file: 'standard',
    letters: portuguese,
    folder: 'pages/architecture-studio',
  },
];

for (const { name, axes, file = 'wght', letters, folder = 'fonts', as = name } of fonts) {
  const source = `@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  const made = path.join(import.meta.dirname, `../client/${folder}/${as}.woff2`);
  writeFileSync(made, font);
  if (typeof axes.wght === 'object')
    execFileSync('python3', [path.join(import.meta.dirname, 'kerning.py'), made]);
  console.log(`${as}: ${statSync(made).size} octets`);
}
