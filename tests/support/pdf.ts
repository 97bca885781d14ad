/** Decodes a string of a PDF of the site: octal codes of WinAnsiEncoding. */
const unquote = (text: string): string =>
  text.replace(/\\(\d{3})/g, (_, octal) => {
    const code = Number.parseInt(octal, 8);
    return code === 0x96 ? '–' : String.fromCharCode(code);
  });

/** Reads size, text lines, filled areas (as path data) and faults of a PDF of the site. */
export const readPdf = (file: string) => {
  const [, width, height] = /\/MediaBox \[0 0 (\d+) (\d+)\]/.exec(file) ?? [];
  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(file) ?? [];
  const entries = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
  const faults = [
    ...(content.length === Number(length) ? [] : ['the length of the content']),
    ...(file.startsWith('xref\n', start) ? [] : ['the place of the table']),
    ...entries.flatMap((offset, at) =>
      file.startsWith(`${at + 1} 0 obj\n`, offset) ? [] : [`the place of object ${at + 1}`],
    ),
  ];
  const lines = [...content.matchAll(/ Tm \((.*)\) Tj ET$/gm)];
  return {
    width: Number(width),
    height: Number(height),
    faults,
    texts: lines.map(([, text = '']) => unquote(text)),
    areas: [...content.matchAll(/^(?:h )?(?:(\S+) (\S+) ([ml])|(h))$/gm)]
      .map(([, x, y, command]) => (command ? `${command.toUpperCase()}${x} ${y}` : 'Z'))
      .join(''),
  };
};
