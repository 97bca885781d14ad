import { quoted } from './codeParts';
import type { Ending } from './samples';

/** How samples save a response that is a file. A module of its own, because most pages do not need it. */
export const savedAs = (name: string): Ending => ({
  curl: {
    // Without this check the body of an error would be saved as the file.
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
