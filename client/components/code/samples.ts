import {
  type Endpoint,
  keyHeader,
  requestForms,
  sampleBody,
  sampleKey,
  sampleOrigin,
} from '../../../shared/apis/api';
import type { Part } from './codeParts';

/** The parts of a sample: its strings have a colour. */
const highlight = (sample: string): Part[] =>
  sample.split(/('[^'\n]*')/).map((part, at) => (at % 2 ? ['text', part] : part));

/** How long a sample waits for the response, in seconds. */
const timeout = 60;

export type Language = 'curl' | 'JavaScript' | 'Python';

/** What a sample does with the response. */
export type Ending = {
  curl: string;
  JavaScript: { imports: string; after: string };
  Python: string;
};

/** A JavaScript import of a function that reads or writes files. */
export const imported = (name: string): string => `import { ${name} } from 'node:fs/promises';\n\n`;

/** Prints a field of the JSON response; curl keeps the response in a file, also that of an error. */
const printed = ({ sampleField: path = '', sampleEntry }: Endpoint): Ending => {
  const names = path.split('.');
  return {
    curl: ` -o response.json &&\ngrep -o '"${sampleEntry ?? names.at(-1)}": *[^,}]*' response.json`,
    JavaScript: { imports: '', after: `console.log((await response.json()).${path});\n` },
    Python: `print(response.json()${names.map((name) => `['${name}']`).join('')})\n`,
  };
};

/** The members of the sample body, each with its value; the base64 field has the code that reads the file. */
const members = ({ request }: Endpoint, content: string): (readonly [string, string])[] => {
  const [form = []] = requestForms(request);
  return Object.entries(sampleBody(form)).map(([name, value]) => [
    name,
    form.some((field) => field.name === name && field.type === 'base64') ? content : `'${value}'`,
  ]);
};

const code = {
  curl: (endpoint: Endpoint, note: string, { curl }: Ending) => {
    const { method, path, request, sampleFile } = endpoint;
    const body = sampleBody(requestForms(request)[0] ?? []);
    const piped = members(endpoint, '"%s"').map(
      ([name, value]) => `"${name}": ${value === '"%s"' ? value : JSON.stringify(body[name])}`,
    );
    return `${note && `# ${note}\n`}${
      sampleFile
        ? `printf '{${piped.join(', ')}}' \\\n  "$(base64 < ${sampleFile} | tr -d '\\n')" |\n`
        : ''
    }curl -sS --fail-with-body --max-time ${timeout} \\\n  -X ${method} '${sampleOrigin}${path}' \\\n  -H '${keyHeader}: ${sampleKey}' \\\n  -H 'Content-Type: application/json' \\\n  -d ${
      sampleFile ? '@-' : `'${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}' \\\n `
    }${curl}`;
  },
  JavaScript: (endpoint: Endpoint, note: string, { JavaScript }: Ending) => {
    const { method, path, sampleFile } = endpoint;
    const body = members(endpoint, `await readFile('${sampleFile}', 'base64')`);
    return `${sampleFile ? imported('readFile') : JavaScript.imports}const response = await fetch('${sampleOrigin}${path}', {
  method: '${method}',
  headers: {
    '${keyHeader}': '${sampleKey}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${note && `    // ${note}\n`}${body.map(([name, value]) => `    ${name}: ${value},\n`).join('')}  }),
  signal: AbortSignal.timeout(${timeout}_000),
});
if (!response.ok)
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
${JavaScript.after}`;
  },
  Python: (endpoint: Endpoint, note: string, { Python }: Ending) => {
    const { path, sampleFile } = endpoint;
    const body = members(endpoint, 'content');
    return `${sampleFile ? 'import base64\n' : ''}import requests

${
  sampleFile
    ? `with open('${sampleFile}', 'rb') as file:
    content = base64.b64encode(file.read()).decode()

`
    : ''
}response = requests.post(
    '${sampleOrigin}${path}',
    headers={'${keyHeader}': '${sampleKey}'},
    json={
${note && `        # ${note}\n`}${body.map(([name, value]) => `        '${name}': ${value},\n`).join('')}    },
    timeout=${timeout},
)
if not response.ok:
    raise SystemExit(f'HTTP {response.status_code}: {response.text}')
${Python}`;
  },
} as const satisfies Record<Language, unknown>;

const sample =
  (language: Language) =>
  (endpoint: Endpoint, note = '', ending: Ending = printed(endpoint)): Part[] =>
    highlight(code[language](endpoint, note, ending));

/**
 * The sample request in each programming language. `note` is the comment that says which fields exclude each
 * other.
 */
export const samples = {
  curl: sample('curl'),
  JavaScript: sample('JavaScript'),
  Python: sample('Python'),
} as const;
