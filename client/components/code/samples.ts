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
  /** The file of the result, where its name is known before: a run that fails must not leave that of an earlier one. */
  file?: string;
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

/**
 * Each ends without a file where the response is no JSON or lacks the field; null is a value. curl prints all of the
 * response, the others the field. jq 1.6 takes an empty response for success, but not an empty list of them (-s).
 */
const printed = ({ sampleField = '' }: Endpoint): Ending => {
  const [name = '', ...objects] = sampleField.split('.').reverse();
  const parents = objects.reverse();
  const lacks = `No ${sampleField}`;
  return {
    file: 'response.json',
    curl: (request) => `response=$(${request}) &&
jq -es '${['.[0]', ...parents].join('.')} | has("${name}")' \\
  <<< "$response" > /dev/null &&
tee response.json <<< "$response" ||
{ echo "${lacks}: $response" >&2; false; }`,
    JavaScript: `const result = await response.json();
const value = ${['result', ...parents, name].join('?.')};
if (value === undefined)
  throw new Error(\`${lacks}: \${JSON.stringify(result)}\`);
await fs.writeFile('response.json', JSON.stringify(result, null, 2));
console.log(value);
`,
    Python: `try:
    value = response.json()${[...parents, name].map((key) => `['${key}']`).join('')}
except (KeyError, TypeError, ValueError):
    raise SystemExit(f'${lacks}: {response.text}')
with open('response.json', 'wb') as file:
    file.write(response.content)
print(value)
`,
    PHP: `$result = json_decode($response, true)${parents.map((key) => `['${key}']`).join('')} ?? [];
if (!array_key_exists('${name}', $result))
    stop("${lacks}: $response");
file_put_contents('response.json', $response);
print_r($result['${name}']);
echo "\\n";
`,
  };
};

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

/** The message of a sample whose file has no content. */
const isEmpty = ({ file }: Call): string => `${file} is empty`;

const noKey = 'API_KEY is not set';

/** Whether a sample reads the key from its environment, because the reader has typed none. */
const readsKey = ({ key }: Call): boolean => key === sampleKey;

/** A string literal of a POSIX shell. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

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
  // curl leaves out the line breaks of base64. printf reads a percent sign and a backslash of its format as its own.
  const format = JSON.stringify(body).replaceAll('\\', '\\\\').replaceAll('%', '%%');
  const read = `content=$(base64 < ${shellQuoted(file)}) &&\n: "\${content:?${isEmpty(call)}}" &&\n`;
  const send = `printf ${shellQuoted(format.replace(fileStart, '%s'))} "$content" |\n`;
  const data = sendsFile(call)
    ? '@-'
    : shellQuoted(JSON.stringify(body, null, 2)).replaceAll('\n', '\n  ');
  // Without -g curl would read braces of a typed address as a pattern.
  // Without a limit of redirects curl would take a 301 for an answer.
  const request = `curl -X ${endpoint.method} -gsSL --max-redirs 0 \\
  --fail-with-body --max-time ${timeout} \\
  -D >(grep -i ^retry-after >&2) \\
  ${shellQuoted(url)} \\
  -H ${readsKey(call) ? `"${keyHeader}: \${API_KEY:?is not set}"` : shellQuoted(`${keyHeader}: ${key}`)} \\
${headerLines(call, ({ name, value }) => `  -H '${name}: ${value}' \\\n`)}  -H 'Content-Type: application/json' \\
  -d ${data}`;
  const code = sendsFile(call) ? read + ending.curl(send + request) : ending.curl(request);
  return `${ending.file ? `rm -f ${ending.file}\n` : ''}${note && `# ${note}\n`}${code}\n`;
};

const javaScript = (call: Call): string => {
  const { endpoint, file, url, key, note, ending, keyHeader } = call;
  const read = `const content = await fs.readFile(${quoted(file)}, 'base64');
if (!content) throw new Error('${isEmpty(call)}');
`;
  // No AbortSignal.timeout: Node 20 lost a signal that nothing else held, and a body dripped on for a minute.
  return `import * as fs from 'node:fs/promises';

setTimeout(() => {
  console.error('no response within ${timeout} seconds');
  process.exit(1);
}, ${timeout}_000).unref();
${ending.file ? `await fs.rm('${ending.file}', { force: true });\n` : ''}${readsKey(call) ? `const { API_KEY } = process.env;\nif (!API_KEY) throw new Error('${noKey}');\n` : ''}${sendsFile(call) ? read : ''}
const response = await fetch(${quoted(url)}, {
  method: '${endpoint.method}',
  headers: {
    '${keyHeader}': ${readsKey(call) ? 'API_KEY' : quoted(key)},
${headerLines(call, ({ name, value }) => `    '${name}': '${value}',\n`)}    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
${note && `    // ${note}\n`}${members(call, 'content', (name, value) => `    ${name}: ${value},\n`)}  }),
  redirect: 'error',
});
const wait = response.headers.get('Retry-After');
if (wait) console.error(\`Retry-After: \${wait}\`);
if (!response.ok)
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
${ending.JavaScript}`;
};

const python = (call: Call): string => {
  const { file, url, key, note, ending, keyHeader } = call;
  const read = `with open(${quoted(file)}, 'rb') as file:
    content = base64.b64encode(file.read()).decode()
if not content:
    raise SystemExit('${isEmpty(call)}')
`;
  const modules = [
    ...(sendsFile(call) ? ['base64'] : []),
    'os',
    ...(ending.file ? ['pathlib'] : []),
    'sys',
    'threading',
    'requests',
  ];
  // The timeout of requests is that of each read, so that a body could drip on.
  return `${modules.map((name) => `import ${name}\n`).join('')}
def stop():
    print('no response within ${timeout} seconds', file=sys.stderr, flush=True)
    os._exit(1)

timer = threading.Timer(${timeout}, stop)
timer.daemon = True
timer.start()
${ending.file ? `pathlib.Path('${ending.file}').unlink(missing_ok=True)\n` : ''}${sendsFile(call) ? read : ''}
response = requests.post(
    ${quoted(url)},
    headers={'${keyHeader}': ${readsKey(call) ? "os.environ['API_KEY']" : quoted(key)}${headerLines(call, ({ name, value }) => `,\n             '${name}': '${value}'`)}},
    json={
${note && `        # ${note}\n`}${members(call, 'content', (name, value) => `        '${name}': ${value},\n`)}    },
    allow_redirects=False,
)
wait = response.headers.get('Retry-After')
if wait:
    print(f'Retry-After: {wait}', file=sys.stderr)
if response.status_code // 100 != 2:
    raise SystemExit(f'HTTP {response.status_code}: {response.text}')
${ending.Python}`;
};

const php = (call: Call): string => {
  const { file, url, key, note, ending, keyHeader } = call;
  const set = `$key = getenv('API_KEY') ?: stop('${noKey}');
`;
  const read = `$file = file_get_contents(${quoted(file)})
    ?: stop('${isEmpty(call)}');
`;
  // An exception that nobody catches would print its stack.
  return `<?php
function stop($why) {
    fwrite(STDERR, "$why\\n");
    exit(1);
}
${ending.file ? `if (is_file('${ending.file}')) unlink('${ending.file}');\n` : ''}${readsKey(call) ? set : ''}${sendsFile(call) ? read : ''}$curl = curl_init(${quoted(url)});
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        ${readsKey(call) ? `'${keyHeader}: ' . $key` : quoted(`${keyHeader}: ${key}`)},
${headerLines(call, ({ name, value }) => `        '${name}: ${value}',\n`)}        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
${note && `        // ${note}\n`}${members(call, 'base64_encode($file)', (name, value) => `        '${name}' => ${value},\n`)}    ]),
    CURLOPT_HEADERFUNCTION => function ($curl, $line) {
        if (stripos($line, 'Retry-After:') === 0) fwrite(STDERR, $line);
        return strlen($line);
    },
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => ${timeout},
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status < 200 || $status > 299)
    stop("HTTP $status: $response" . curl_error($curl));
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
