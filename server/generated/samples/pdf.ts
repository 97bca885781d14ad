// By hand: pdfkit 0.20 adds 2.1 MB to the server's bundle and at least 130 ms to its start, for six pages of 4 to 10 kB.

/** A line of text; positions are in points from the top left corner; with `end` the line ends at `x`. */
export type Text = {
  x: number;
  y: number;
  size: number;
  text: string;
  bold?: boolean;
  end?: boolean;
};

/** A filled area: SVG path data of `M`, `h`, `v` and `z`, relative to its position. */
export type Area = { x: number; y: number; path: string };

export type PdfPage = {
  width: number;
  height: number;
  lang: string;
  /** `end` needs Courier, because only its letter width is known. */
  font: 'Helvetica' | 'Courier';
  texts: readonly Text[];
  frames: readonly { x: number; y: number; width: number; height: number }[];
  areas: readonly Area[];
};

/** The width of every letter of Courier, in em. */
const courier = 0.6;

/** A PDF string in WinAnsiEncoding, escaped to ASCII so that the PDF is a text like the other generated files. */
const quoted = (text: string): string =>
  `(${text.replace(/[^ -'*-[\]-~]/g, (letter) => {
    const code = letter === '–' ? 0x96 : letter.charCodeAt(0);
    if (code > 0xff) throw new Error(`a PDF of ours cannot write ${letter} of “${text}”`);
    return `\\${code.toString(8).padStart(3, '0')}`;
  })})`;

const writeText = ({ x, y, size, text, bold, end }: Text): string => {
  const left = end ? x - courier * size * text.length : x;
  // Flips the text back: the page is flipped to count from its top.
  return `BT /${bold ? 'Bold' : 'Plain'} ${size} Tf 1 0 0 -1 ${left.toFixed(1)} ${y} Tm ${quoted(text)} Tj ET`;
};

const fill = ({ path, ...start }: Area): string => {
  let { x, y } = start;
  const steps = [...path.matchAll(/([Mhvz])(-?[\d.]+)? ?(-?[\d.]+)?/g)].map(
    ([, command, first, second]) => {
      if (command === 'z') return 'h';
      if (command === 'M') [x, y] = [start.x + Number(first), start.y + Number(second)];
      else if (command === 'v') y += Number(first);
      else {
        x += Number(first);
        // Starts a new subpath between two bars: PDF viewers would fill the line between them.
        if (y === start.y && Number(first) > 0) return `h ${x} ${y} m`;
      }
      return `${x} ${y} ${command === 'M' ? 'm' : 'l'}`;
    },
  );
  return [...steps, 'f*'].join('\n');
};

/**
 * Writes a PDF of one page (ISO 32000-1, 7.5) in a font that every reader has, without compression.
 */
export const writePdf = ({ width, height, lang, font, texts, frames, areas }: PdfPage): string => {
  const content = [
    `1 0 0 -1 0 ${height} cm 0.5 w`,
    ...frames.map((one) => `${one.x} ${one.y} ${one.width} ${one.height} re S`),
    ...areas.map(fill),
    ...texts.map(writeText),
  ].join('\n');
  const letters = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${lang}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    letters(font),
    letters(`${font}-Bold`),
  ];
  let file = '%PDF-1.4\n';
  const entries = objects.map((object, at) => {
    const offset = String(file.length).padStart(10, '0');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
};
