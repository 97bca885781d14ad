import {
  type Endpoint,
  fileStart,
  firstBody,
  keyHeader,
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
  curl: (request: string) => string;
  JavaScript: string;
  Python: string;
};

/** curl prints the response or the error; the others print a field, and keep all of it in a file. */
const printed = ({ sampleField = '' }: Endpoint): Ending => ({
  curl: (request) => request,
  JavaScript: `const result = await response.json();
await writeFile('response.json', JSON.stringify(result, null, 2));
console.log(result.${sampleField});
`,
  Python: `with open('response.json', 'wb') as file:
    file.write(response.content)
print(response.json()['${sampleField.replace('.', "']['")}'])
`,
});

/** The members of the sample body, a line each; in place of the file stands the code that reads it. */
const members = (
  endpoint: Endpoint,
  content: string,
  line: (name: string, value: string) => string,
) =>
  Object.entries(firstBody(endpoint.request))
    .map(([name, value]) => line(name, value === fileStart ? content : `'${value}'`))
    .join('');

const code = {
  curl: (endpoint: Endpoint, note: string, { curl }: Ending) => {
    const { method, path, request, sampleFile } = endpoint;
    const body = firstBody(request);
    return `${note && `# ${note}\n`}${
      sampleFile
        ? `content=$(base64 < ${sampleFile}) &&\nprintf '${JSON.stringify(body).replace(fileStart, '%s')}' "$content" | tr -d '\\n' |\n`
        : ''
    }${curl(
      `curl -sS --fail-with-body --max-time ${timeout} \\\n  -X ${method} '${sampleOrigin}${path}' \\\n  -H '${keyHeader}: ${sampleKey}' \\\n  -H 'Content-Type: application/json' \\\n  -d ${
        sampleFile ? '@-' : `'${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`
      }`,
    )}`;
  },
  JavaScript: (endpoint: Endpoint, note: string, { JavaScript }: Ending) => {
    const { method, path, sampleFile } = endpoint;
    const read = `await readFile('${sampleFile}', 'base64')`;
    return `import { ${sampleFile ? 'readFile, ' : ''}writeFile } from 'node:fs/promises';

const response = await fetch('${sampleOrigin}${path}', {
  method: '${method}',
  headers: {
    '${keyHeader}': '${sampleKey}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${note && `    // ${note}\n`}${members(endpoint, read, (name, value) => `    ${name}: ${value},\n`)}  }),
  signal: AbortSignal.timeout(${timeout}_000),
});
if (!response.ok)
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
${JavaScript}`;
  },
  Python: (endpoint: Endpoint, note: string, { Python }: Ending) => {
    const { path, sampleFile } = endpoint;
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
${note && `        # ${note}\n`}${members(endpoint, 'content', (name, value) => `        '${name}': ${value},\n`)}    },
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
