import { quoted } from './codeParts';
import type { Ending } from './samples';

/** How samples keep an answer that is a file; apart from them, for most pages have none. */
export const savedAs = (name: string): Ending => ({
  curl: {
    // Without it the body of an error would be kept as if it were the file.
    before: [' --fail'],
    after: [' \\\n  --output ', name],
  },
  JavaScript: {
    before: [
      ['word', 'import'],
      ' { writeFile } ',
      ['word', 'from'],
      ' ',
      quoted('node:fs/promises'),
      ';\n\n',
    ],
    after: [
      ['word', 'await'],
      ' writeFile(',
      quoted(name),
      ', Buffer.from(',
      ['word', 'await'],
      ' answer.arrayBuffer()));\n',
    ],
  },
  Python: {
    before: [],
    after: [
      ['word', 'with'],
      ' open(',
      quoted(name),
      ', ',
      quoted('wb'),
      ') ',
      ['word', 'as'],
      ' file:\n    file.write(answer.content)\n',
    ],
  },
});
