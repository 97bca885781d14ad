import {
  type Api,
  exampleBody,
  keyHeader,
  sampleKey,
  sampleOrigin,
} from '../../../shared/apis/api';
import { jsonParts, type Part } from './parts';

const quoted = (text: string): Part => ['text', `'${text}'`];

const json = 'application/json';

/** The request in the languages that its samples are shown in. */
export const samples = {
  curl: ({ method, path, request }: Api): Part[] => [
    ['word', 'curl'],
    ` -X ${method} `,
    quoted(sampleOrigin + path),
    ' \\\n  -H ',
    quoted(`${keyHeader}: ${sampleKey}`),
    ' \\\n  -H ',
    quoted(`Content-Type: ${json}`),
    " \\\n  -d '",
    ...jsonParts(exampleBody(request), 1),
    "'",
  ],
  JavaScript: ({ method, path, request }: Api): Part[] => [
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
    ' + answer.status);\nconsole.log(',
    ['word', 'await'],
    ' answer.json());\n',
  ],
  Python: ({ path, request }: Api): Part[] => [
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
    ',\n)\nanswer.raise_for_status()\nprint(answer.json())\n',
  ],
} as const satisfies Record<string, (api: Api) => Part[]>;
