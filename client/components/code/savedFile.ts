import { quoted } from './codeParts';
import { type Ending, imported } from './samples';

/**
 * Prints the media type of the response and saves its body. A module of its own, because most pages do not need
 * it.
 */
export const savedAs = (name: string): Ending => ({
  // Renamed after the check: the body of an error must not be saved as the picture.
  curl: [' -w ', quoted('%{content_type}\\n'), ` -o response &&\nmv response ${name}`],
  JavaScript: {
    imports: imported('writeFile'),
    after: [
      'console.log(response.headers.get(',
      quoted('Content-Type'),
      '));\n',
      ['word', 'await'],
      ' writeFile(',
      quoted(name),
      ', Buffer.from(',
      ['word', 'await'],
      ' response.arrayBuffer()));\n',
    ],
  },
  Python: [
    'print(response.headers[',
    quoted('Content-Type'),
    '])\n',
    ['word', 'with'],
    ' open(',
    quoted(name),
    ', ',
    quoted('wb'),
    ') ',
    ['word', 'as'],
    ' file:\n    file.write(response.content)\n',
  ],
});
