// Licences that ask for more than their notice: for these packages alone, and for tools alone. None of them is
// ever shipped: the build refuses to bundle a licence that is not in scripts/build/licences.mjs.

/** Which packages may have which licences beside those that may be shipped, and why. */
export const toolLicences = [
  {
    licences: ['MPL-2.0'],
    packages: /^(?:axe-core|lightningcss(?:-.+)?)$/,
    why: 'Asks for the sources of its own files where they are passed on; tests run them, unchanged.',
  },
  {
    licences: ['LGPL-3.0-or-later'],
    packages: /^@img\/sharp-(?:libvips-.+|wasm32|win32-.+)$/,
    why: 'libvips, a library of its own that sharp loads: a build draws with it and passes pictures on.',
  },
  {
    licences: ['Python-2.0'],
    packages: /^argparse$/,
    why: 'Asks for a list of changes where it is passed on; the command line of a font reader has it.',
  },
  {
    licences: ['Zlib'],
    packages: /^pako$/,
    why: 'Asks that changed copies say so; a build unpacks fonts with it.',
  },
  {
    licences: ['CC0-1.0'],
    packages: /^spdx-license-ids$/,
    why: 'A list of names in the public domain; it keeps its patents, so no code should come under it.',
  },
  {
    licences: ['CC-BY-4.0'],
    packages: /^caniuse-lite$/,
    why: 'Asks for its author where it is passed on; a table of browsers that the mutation tester installs and never passes on.',
  },
  {
    licences: ['CC-BY-3.0'],
    packages: /^spdx-exceptions$/,
    why: 'A list of names that asks for its author where it is passed on; no licence for programs.',
  },
];
