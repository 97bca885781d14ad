import { defaultLimits } from '../../server/http/limits';
import {
  bare,
  type Expected,
  get,
  getAndGoOn,
  head,
  host,
  type Kind,
  type Row,
  reader,
} from './row';

const { maxPipelined } = defaultLimits;

/** What no connection may answer that was refused. */
const smuggled = get('/smuggled');

/** Good requests before something bad, and their answers. */
const before: [title: string, bytes: string, answers: Expected[]][] = [
  ['nothing', '', []],
  ['a page', getAndGoOn('/en'), [200]],
  ['a redirect', getAndGoOn('/en/products'), [301]],
  ['an error', getAndGoOn('/en/nothing'), [404]],
  ['a file', getAndGoOn('/en/contact') + getAndGoOn('/en/%zz'), [200, 400]],
  [
    'many of each',
    getAndGoOn('/en') + (getAndGoOn('/en/nothing') + getAndGoOn('/en/')).repeat(6),
    [200, ...Array(6).fill([404, 301]).flat()],
  ],
  [
    'a post',
    `${head('POST /en HTTP/1.1', host, reader, 'Content-Length: 5')}hello${getAndGoOn('/en')}`,
    [405, 200],
  ],
];

/** What is bad, and the one answer that it has before the connection ends. */
const bad: [title: string, bytes: string, answer: Expected][] = [
  ['octets', '\x16\x03\x01', bare(400)],
  ['a word', 'GARBAGE\r\n\r\n', bare(400)],
  ['a method in lower case', head('get /en HTTP/1.1', host), bare(400)],
  ['a space in the address', head('GET /e n HTTP/1.1', host), bare(400)],
  ['a header without a colon', head('GET /en HTTP/1.1', host, 'X'), bare(400)],
  ['a header with NUL', head('GET /en HTTP/1.1', host, 'X: \0'), bare(400)],
  [
    'two lengths',
    head('POST /en HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'),
    bare(400),
  ],
  [
    'a length and chunks',
    `${head('POST /en HTTP/1.1', host, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    bare(400),
  ],
  ['a version that is none', head('GET /en HTTP/9.9', host), bare(400)],
  ['an unknown version of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', bare(400)],
  [
    '40,000 octets of header',
    head('GET /en HTTP/1.1', host, `X: ${'a'.repeat(40_000)}`),
    bare(431),
  ],
  ['CONNECT', head('CONNECT evil.com:443 HTTP/1.1', host), bare(405)],
  ['an expectation', head('GET /en HTTP/1.1', host, 'Expect: x'), bare(417)],
  ['a page that is the last', get('/en'), 200],
  ['an error that is the last', get('/en/nothing'), 404],
];

/** A broken body: its request has been answered, and a second answer would be the next request's. */
const rubbish = `${head('POST /en HTTP/1.1', host, reader, 'Transfer-Encoding: chunked')}zz\r\n`;

const requests = (count: number): string =>
  getAndGoOn('/en/nothing').repeat(count - 1) + get('/en/nothing');

export const pipelining: Kind = {
  name: 'several requests on one connection',
  rows: [
    ...before.flatMap(([good, bytes, answers]) => [
      ...bad.map(
        ([title, end, answer]): Row => ({
          title: `${good}, then ${title}`,
          bytes: bytes + end + smuggled,
          answers: [...answers, answer],
          lang: 'en',
        }),
      ),
      {
        title: `${good}, then chunks that are none`,
        bytes: bytes + rubbish + smuggled,
        answers: [...answers, 405],
        lang: 'en',
      } satisfies Row,
    ]),
    {
      title: 'as many requests at once as may wait',
      bytes: requests(maxPipelined),
      answers: Array(maxPipelined).fill(404),
      lang: 'en',
    },
    {
      title: 'one request more than may wait',
      bytes: requests(maxPipelined + 1),
      answers: [],
    },
    { title: '200 requests at once', bytes: requests(200), answers: [] },
  ],
};
