import {
  type Endpoint,
  exampleBody,
  keyHeader,
  sampleKey,
  sampleOrigin,
} from '../../../shared/apis/api';
import { jsonParts, type Part, quoted } from './codeParts';

const json = 'application/json';

type Language = 'curl' | 'JavaScript' | 'Python';

/** How a sample handles the response: code before the request and code after it. */
export type Ending = Readonly<
  Record<Language, { before: readonly Part[]; after: readonly Part[] }>
>;

const printed: Ending = {
  curl: { before: [], after: [] },
  JavaScript: {
    before: [],
    after: ['console.log(', ['word', 'await'], ' answer.json());\n'],
  },
  Python: { before: [], after: ['print(answer.json())\n'] },
};

/** The sample request in each programming language. */
export const samples = {
  curl: ({ method, path, request }: Endpoint, { curl } = printed): Part[] => [
    ['word', 'curl'],
    ...curl.before,
    ` -X ${method} `,
    quoted(sampleOrigin + path),
    ' \\\n  -H ',
    quoted(`${keyHeader}: ${sampleKey}`),
    ' \\\n  -H ',
    quoted(`Content-Type: ${json}`),
    " \\\n  -d '",
    ...jsonParts(exampleBody(request), 1),
    "'",
    ...curl.after,
  ],
  JavaScript: ({ method, path, request }: Endpoint, { JavaScript } = printed): Part[] => [
    ...JavaScript.before,
    ['word', 'const'],
    ' answer = ',
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
    ',\n  },\n  body: JSON.stringify(',
    ...jsonParts(exampleBody(request), 1),
    '),\n});\n',
    ['word', 'if'],
    ' (!answer.ok) ',
    ['word', 'throw new'],
    ' Error(',
    quoted('HTTP '),
    ' + answer.status);\n',
    ...JavaScript.after,
  ],
  Python: ({ path, request }: Endpoint, { Python } = printed): Part[] => [
    ...Python.before,
    ['word', 'import'],
    ' requests\n\nanswer = requests.post(\n    ',
    quoted(sampleOrigin + path),
    ',\n    headers={',
    quoted(keyHeader),
    ': ',
    quoted(sampleKey),
    '},\n    json=',
    ...jsonParts(exampleBody(request), 2),
    ',\n    timeout=',
    ['number', '60'],
    ',\n)\nanswer.raise_for_status()\n',
    ...Python.after,
  ],
} as const satisfies Record<Language, (endpoint: Endpoint, ending?: Ending) => Part[]>;
