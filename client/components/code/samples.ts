import { type Access, type Header, sampleKey } from '../../../shared/apis/access';
import { type Endpoint, fileStart, firstBody } from '../../../shared/apis/api';
import { type Line, lineEnd } from './codeParts';

/** The lines of a sample: its strings have a colour. */
export const highlight = (sample: string): Line[] =>
  sample
    .split(lineEnd)
    .map((line) =>
      line.split(/('(?:\\.|[^'\n\\])*')/).map((part, at) => (at % 2 ? ['text', part] : part)),
    );

/** How long a sample waits for the response, in seconds. */
const timeout = 60;

export const languages = ['curl', 'JavaScript', 'Python', 'PHP'] as const;

export type Language = (typeof languages)[number];

/** What a sample does with the response. */
export type Ending = {
  curl: (request: string) => string;
  JavaScript: string;
  Python: string;
  PHP: string;
  /** The modules that this takes in Python. */
  modules?: readonly string[];
};

/** The members of a request: text, a number, or `fileStart` in place of the file. */
export type Members = Readonly<Record<string, string | number>>;

/** What a sample sends, and what it does with the response. */
export type Call = {
  endpoint: Endpoint;
  body: Members;
  /** The local file that is sent in place of `fileStart`. */
  file: string;
  /** The whole address of the endpoint. */
  url: string;
  key: string;
  /** The header of the key. */
  keyHeader: string;
  /** More headers; no value of them needs quoting. */
  headers: readonly Header[];
  /** The comment that says which fields exclude each other. */
  note: string;
  ending: Ending;
};

/** All keep the response in a file; curl prints all of it or the error, the others a field. */
const printed = ({ sampleField = '' }: Endpoint): Ending => ({
  // With the status of curl and not that of tee.
  curl: (request) => `set -o pipefail\n${request} |\n  tee response.json`,
  JavaScript: `const result = await response.json();
await fs.writeFile('response.json', JSON.stringify(result, null, 2));
console.log(result.${sampleField});
`,
  Python: `with open('response.json', 'wb') as file:
    file.write(response.content)
print(response.json()['${sampleField.replace('.', "']['")}'])
`,
  PHP: `file_put_contents('response.json', $response);
print_r(json_decode($response)->${sampleField.replace('.', '->')});
echo "\\n";
`,
});

/** The call of an endpoint that its samples make: the smallest body, and what the settings say of the API store. */
export const sampleCall = (endpoint: Endpoint, access: Access, more: Partial<Call> = {}): Call => ({
  endpoint,
  body: firstBody(endpoint.request) as Members,
  file: endpoint.sampleFile ?? '',
  url: access.baseUrl + endpoint.path,
  key: sampleKey,
  keyHeader: access.keyHeader,
  headers: access.secondHeader ? [access.secondHeader] : [],
  note: '',
  ending: printed(endpoint),
  ...more,
});

/** Whether a request sends a local file. */
export const sendsFile = ({ body }: Pick<Call, 'body'>): boolean =>
  Object.values(body).includes(fileStart);

/** A string literal of JavaScript, Python and PHP. */
const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** A string literal of a POSIX shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The members of the body, a line each; in place of the file stands the code that reads it. */
const members = ({ body }: Call, content: string, line: (name: string, value: string) => string) =>
  Object.entries(body)
    .map(([name, value]) => {
      if (value === fileStart) return line(name, content);
      return line(name, typeof value === 'number' ? String(value) : quoted(value));
    })
    .join('');

/** A line for each of the headers besides the key's. */
const headerLines = ({ headers }: Call, line: (header: Header) => string): string =>
  headers.map(line).join('');

/** Its lines fit on a phone, with the names and addresses of our samples. */
const curl = (call: Call): string => {
  const { endpoint, body, file, url, key, note, ending, keyHeader } = call;
  // printf reads a percent sign and a backslash of its format as its own.
  const format = JSON.stringify(body).replaceAll('\\', '\\\\').replaceAll('%', '%%');
  const send = `content=$(base64 < ${shellQuoted(file)}) &&\nprintf ${shellQuoted(format.replace(fileStart, '%s'))} \\\n  "$content" | tr -d '\\n' |\n`;
  const data = sendsFile(call)
    ? '@-'
    : shellQuoted(JSON.stringify(body, null, 2)).replaceAll('\n', '\n  ');
  // Without a limit of redirects curl would take a 301 for an answer.
  const request = `curl -X ${endpoint.method} -sSL --max-redirs 0 \\
  --fail-with-body --max-time ${timeout} \\
  ${shellQuoted(url)} \\
  -H ${shellQuoted(`${keyHeader}: ${key}`)} \\
${headerLines(call, ({ name, value }) => `  -H '${name}: ${value}' \\\n`)}  -H 'Content-Type: application/json' \\
  -d ${data}`;
  return `${note && `# ${note}\n`}${ending.curl(sendsFile(call) ? send + request : request)}\n`;
};

const javaScript = (call: Call): string => {
  const { endpoint, file, url, key, note, ending, keyHeader } = call;
  const read = `await fs.readFile(${quoted(file)}, 'base64')`;
  return `import * as fs from 'node:fs/promises';

const response = await fetch(${quoted(url)}, {
  method: '${endpoint.method}',
  headers: {
    '${keyHeader}': ${quoted(key)},
${headerLines(call, ({ name, value }) => `    '${name}': '${value}',\n`)}    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${note && `    // ${note}\n`}${members(call, read, (name, value) => `    ${name}: ${value},\n`)}  }),
  redirect: 'error',
  signal: AbortSignal.timeout(${timeout}_000),
});
if (!response.ok)
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
${ending.JavaScript}`;
};

const python = (call: Call): string => {
  const { file, url, key, note, ending, keyHeader } = call;
  const read = `with open(${quoted(file)}, 'rb') as file:
    content = base64.b64encode(file.read()).decode()

`;
  const modules = [...(sendsFile(call) ? ['base64'] : []), ...(ending.modules ?? [])];
  return `${modules.map((name) => `import ${name}\n`).join('')}import requests

${sendsFile(call) ? read : ''}response = requests.post(
    ${quoted(url)},
    headers={'${keyHeader}': ${quoted(key)}${headerLines(call, ({ name, value }) => `,\n             '${name}': '${value}'`)}},
    json={
${note && `        # ${note}\n`}${members(call, 'content', (name, value) => `        '${name}': ${value},\n`)}    },
    allow_redirects=False,
    timeout=${timeout},
)
if response.status_code // 100 != 2:
    raise SystemExit(f'HTTP {response.status_code}: {response.text}')
${ending.Python}`;
};

const php = (call: Call): string => {
  const { file, url, key, note, ending, keyHeader } = call;
  const read = `$file = file_get_contents(${quoted(file)}) or exit(1);\n`;
  return `<?php
${sendsFile(call) ? read : ''}$curl = curl_init(${quoted(url)});
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        ${quoted(`${keyHeader}: ${key}`)},
${headerLines(call, ({ name, value }) => `        '${name}: ${value}',\n`)}        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
${note && `        // ${note}\n`}${members(call, 'base64_encode($file)', (name, value) => `        '${name}' => ${value},\n`)}    ]),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => ${timeout},
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status < 200 || $status > 299) {
    fwrite(STDERR, "HTTP $status: " . ($response ?: curl_error($curl)) . "\\n");
    exit(1);
}
${ending.PHP}`;
};

const writers = {
  curl,
  JavaScript: javaScript,
  Python: python,
  PHP: php,
} as const satisfies Record<Language, (call: Call) => string>;

/** The code that makes a call, in a programming language. */
export const sampleLines = (language: Language, call: Call): Line[] =>
  highlight(writers[language](call));
