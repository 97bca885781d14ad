import {
  type Endpoint,
  keyHeader,
  requestForms,
  sampleBody,
  sampleKey,
  sampleOrigin,
} from '../../../shared/apis/api';
import { jsonParts, type Part, quoted } from './codeParts';

const json = 'application/json';

/** How long a sample waits for the response, in seconds. */
const timeout = 60;

export type Language = 'curl' | 'JavaScript' | 'Python';

/** What a sample does with the response. */
export type Ending = {
  curl: readonly Part[];
  JavaScript: { imports: readonly Part[]; after: readonly Part[] };
  Python: readonly Part[];
};

/** A JavaScript import of a function that reads or writes files. */
export const imported = (name: string): Part[] => [
  ['word', 'import'],
  ` { ${name} } `,
  ['word', 'from'],
  ' ',
  quoted('node:fs/promises'),
  ';\n\n',
];

/** Prints a field of the JSON response; curl keeps the response in a file, also that of an error. */
const printed = (path: string, entry?: string): Ending => {
  const names = path.split('.');
  return {
    curl: [
      ' -o response.json &&\n',
      ['word', 'grep'],
      ' -o ',
      quoted(`"${entry ?? names.at(-1)}": *[^,}]*`),
      ' response.json',
    ],
    JavaScript: {
      imports: [],
      after: ['console.log((', ['word', 'await'], ` response.json()).${path});\n`],
    },
    Python: [
      'print(response.json()',
      ...names.flatMap((name): Part[] => ['[', quoted(name), ']']),
      ')\n',
    ],
  };
};

/** The members of the sample body, each with its value; the base64 field has the code that reads the file. */
const members = ({ request }: Endpoint, content: readonly Part[]) => {
  const [form = []] = requestForms(request);
  return Object.entries(sampleBody(form)).map(([name, value]) => {
    const isFile = form.some((field) => field.name === name && field.type === 'base64');
    return { name, value: isFile ? content : [quoted(String(value))] };
  });
};

const ending = ({ sampleField = '', sampleEntry }: Endpoint) => printed(sampleField, sampleEntry);

/**
 * The sample request in each programming language. `note` is the comment that says which fields exclude each
 * other.
 */
export const samples = {
  curl: (endpoint: Endpoint, note = '', { curl } = ending(endpoint)): Part[] => {
    const { method, path, request, sampleFile } = endpoint;
    const [form = []] = requestForms(request);
    const body = sampleBody(form);
    const piped = members(endpoint, ['%s']).map(({ name, value: [value] }) =>
      value === '%s' ? `"${name}": "%s"` : `"${name}": ${JSON.stringify(body[name])}`,
    );
    return [
      ...(note ? [`# ${note}\n`] : []),
      ...(sampleFile
        ? [
            ['word', 'printf'] as const,
            ' ',
            quoted(`{${piped.join(', ')}}`),
            ' \\\n  "$(',
            ['word', 'base64'] as const,
            ` < ${sampleFile} | `,
            ['word', 'tr'] as const,
            ' -d ',
            quoted('\\n'),
            ')" |\n',
          ]
        : []),
      ['word', 'curl'],
      ` -sS --fail-with-body --max-time ${timeout} \\\n  -X ${method} `,
      quoted(sampleOrigin + path),
      ' \\\n  -H ',
      quoted(`${keyHeader}: ${sampleKey}`),
      ' \\\n  -H ',
      quoted(`Content-Type: ${json}`),
      ' \\\n  -d ',
      ...(sampleFile ? ['@-'] : ["'", ...jsonParts(body, 1), "' \\\n "]),
      ...curl,
    ];
  },
  JavaScript: (endpoint: Endpoint, note = '', { JavaScript } = ending(endpoint)): Part[] => {
    const { method, path, sampleFile } = endpoint;
    const content: Part[] = [
      ['word', 'await'],
      ' readFile(',
      quoted(sampleFile ?? ''),
      ', ',
      quoted('base64'),
      ')',
    ];
    return [
      ...(sampleFile ? imported('readFile') : JavaScript.imports),
      ['word', 'const'],
      ' response = ',
      ['word', 'await'],
      ' fetch(',
      quoted(sampleOrigin + path),
      ', {\n  method: ',
      quoted(method),
      ',\n  headers: {\n    ',
      quoted(keyHeader),
      ': ',
      quoted(sampleKey),
      ',\n    ',
      quoted('Content-Type'),
      ': ',
      quoted(json),
      ',\n  },\n  body: JSON.stringify({\n',
      ...(note ? [`    // ${note}\n`] : []),
      ...members(endpoint, content).flatMap(({ name, value }) => [
        `    ${name}: `,
        ...value,
        ',\n',
      ]),
      '  }),\n  signal: AbortSignal.timeout(',
      ['number', `${timeout}_000`],
      '),\n});\n',
      ['word', 'if'],
      ' (!response.ok)\n  ',
      ['word', 'throw new'],
      ' Error(',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template
      ['text', '`HTTP ${response.status}: ${await response.text()}`'],
      ');\n',
      ...JavaScript.after,
    ];
  },
  Python: (endpoint: Endpoint, note = '', { Python } = ending(endpoint)): Part[] => {
    const { path, sampleFile } = endpoint;
    return [
      ...(sampleFile ? [['word', 'import'] as const, ' base64\n'] : []),
      ['word', 'import'],
      ' requests\n\n',
      ...(sampleFile
        ? [
            ['word', 'with'] as const,
            ' open(',
            quoted(sampleFile),
            ', ',
            quoted('rb'),
            ') ',
            ['word', 'as'] as const,
            ' file:\n    content = base64.b64encode(file.read()).decode()\n\n',
          ]
        : []),
      'response = requests.post(\n    ',
      quoted(sampleOrigin + path),
      ',\n    headers={',
      quoted(keyHeader),
      ': ',
      quoted(sampleKey),
      '},\n    json={\n',
      ...(note ? [`        # ${note}\n`] : []),
      ...members(endpoint, ['content']).flatMap(({ name, value }) => [
        '        ',
        quoted(name),
        ': ',
        ...value,
        ',\n',
      ]),
      '    },\n    timeout=',
      ['number', String(timeout)],
      ',\n)\n',
      ['word', 'if not'],
      ' response.ok:\n    ',
      ['word', 'raise'],
      ' SystemExit(',
      ['text', "f'HTTP {response.status_code}: {response.text}'"],
      ')\n',
      ...Python,
    ];
  },
} as const satisfies Record<Language, unknown>;
