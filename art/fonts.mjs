// Makes the two fonts of client/fonts/ from their full versions: the characters that English and
// Portuguese need, the weights that the site uses. Run by hand when either changes:
//
//   cd $(mktemp -d) && npm i subset-font@2.9 @fontsource-variable/bricolage-grotesque@5 \
//     @fontsource-variable/hanken-grotesk@5 && node /path/to/art/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'fonts.js'));
const { default: subsetFont } = await import(require.resolve('subset-font'));

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const latin = 'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçèéêíñóôõúü';
const signs = '\u00a0\u202f¡¿§©®ªº°²³«»×÷–—‘’“”•…‹›€™←→−≤≥';

const fonts = [
  { name: 'bricolage-grotesque', wght: { min: 500, max: 800 } },
  { name: 'hanken-grotesk', wght: { min: 400, max: 700 } },
];

for (const { name, wght } of fonts) {
  const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(source)), ascii + latin + signs, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  writeFileSync(path.join(import.meta.dirname, `../client/fonts/${name}.woff2`), font);
  console.log(`${name}: ${font.length} octets`);
}
