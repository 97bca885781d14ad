import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../support/html';
import { temporaryFolder } from '../support/temporaryFolder';
import { startPrism } from './support/prism';
import { type Answer, startStub } from './support/stub';
import { run, writeOpenApis } from './support/tools';

const folder = temporaryFolder();
const stub = await startStub();
const { site, documents } = await writeOpenApis(folder);

/** The output of each sample: fields of the example, or the name of the saved image. */
const printed = {
  'nfse-extraction': /1042/,
  'invoice-extraction': /1452/,
  'barcode-extractor': /EX-1042-0003/,
  'nano-banana-api': /(generated|edited)\.png/,
};

const programs = [
  ['curl', 'sample.sh', 'bash'],
  ['javascript', 'sample.mjs', process.execPath],
  ['python', 'sample.py', 'python3'],
  ['php', 'sample.php', 'php'],
] as const;

const redirect = { status: 301, headers: { Location: '/elsewhere' }, body: 'moved' };
const refusal = { status: 400, body: '{"message":"not a PDF"}' };

/** Failures, and what a sample says of them. Prism sends no error bodies, because the documents have none. */
const failures: [string, Answer, ...RegExp[]][] = [
  ['an error with a body', refusal, /400/, /not a PDF/],
  ['an error without a body', { status: 503 }, /503/],
  ['a redirect', redirect],
  [
    'a limit',
    { status: 429, headers: { 'Retry-After': '30' }, body: 'slow' },
    /429/,
    /slow/,
    /Retry-After: 30/,
  ],
  [
    'a limit until a date',
    { status: 429, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
    /Retry-After: Wed, 21 Oct 2026 07:28:00 GMT/,
  ],
];

/** Broken answers of a good status. */
const brokenAnswers = (isImage: boolean): [string, Answer, ...RegExp[]][] => {
  const headers = { 'Content-Type': isImage ? 'image/png' : 'application/json' };
  const length = { ...headers, 'Content-Length': '1000' };
  const html = { 'Content-Type': 'text/html' };
  const json = { 'Content-Type': 'application/json' };
  const none = isImage ? /No image/ : /No (data|total)|JSON/;
  const late = /timed out|Timeout|no response/;
  return [
    ['a body that is cut', { headers: length, body: '{"data":', ends: 'cut' }],
    ['a body that stalls', { headers: length, body: '{"data":', ends: 'stalls' }, late],
    ['a body that drips', { headers, body: ' ', ends: 'drips' }, late],
    ['an empty body', { headers }, none],
    ['no content', { status: 204 }, none],
    ['a page', { headers: html, body: '<p>Sign in</p>' }, none],
    ['an error of status 200', { headers: json, body: '{"status":"error"}' }, none, /"error"/],
    ...(isImage ? [['no type', { body: 'RIFF' }, none] as [string, Answer, RegExp]] : []),
  ];
};

/** In place of the content of a file that is not there. */
const missing = 'missing';

/** The files that the samples send. */
const sent = ['nfse-1042.pdf', 'invoice-0318.pdf', 'delivery-1042.pdf'];

/** The files that a sample has saved. */
const savedIn = (place: string): string[] =>
  readdirSync(place).filter((name) => !sent.includes(name) && !name.startsWith('sample.'));

describe.each(documents)('the page of %s', async (address, { id, page, lang }) => {
  const $ = parseHtml((await site.send(page)).body);
  let mock: Awaited<ReturnType<typeof startPrism>> | undefined;
  beforeAll(async () => {
    mock = await startPrism(site.address + address);
  });
  afterAll(() => {
    mock?.child.kill();
  });

  const rows = programs.flatMap(([language, name, program]) =>
    $(`.tabs__panel[id$="-${language}"] > .code:first-child pre`)
      .toArray()
      .map((pre, at) => ({
        language: `${language} ${at + 1}`,
        name,
        program,
        code: $(pre).text(),
      })),
  );

  test('has a sample of each language for each endpoint', () => {
    expect(rows).toHaveLength(id === 'nano-banana-api' ? 8 : 4);
  });

  const isImage = id === 'nano-banana-api';

  type Row = (typeof rows)[number];
  type Change = { address?: string; file?: string; env?: NodeJS.ProcessEnv; seconds?: number };

  /** Runs a sample as copied, except for the origin and what a case changes. */
  const runSample = async ({ code, name, program }: Row, change: Change = {}) => {
    const { address = mock?.address ?? '', file = '%PDF-1.4\n'.repeat(20_000) } = change;
    const place = mkdtempSync(path.join(folder, 'run-'));
    for (const local of sent) if (file !== missing) writeFileSync(path.join(place, local), file);
    expect(code).toContain('https://api.example.com/');
    expect(code.match(/\b60(?!\d)/)).not.toBeNull();
    const changed = code
      .replace('https://api.example.com', address)
      .replaceAll(/\b60(?!\d)/g, String(change.seconds ?? 60));
    writeFileSync(path.join(place, name), changed);
    // The result of an earlier run, which would pass for that of one that fails.
    if (!isImage) writeFileSync(path.join(place, 'response.json'), '{}');
    const env = change.env ?? { API_KEY: 'YOUR_KEY' };
    return { ...(await run(program, [name], place, env)), place };
  };

  test.each(rows)('the $language sample prints and saves its result', async (row) => {
    const { code, out, place } = await runSample(row);
    expect(code, out).toBe(0);
    expect(out.trim()).toMatch(printed[id]);
    expect(savedIn(place).join()).toMatch(/^(response\.json|(generated|edited)\.png)$/);
  });

  test('the short call gets the expected response', async () => {
    const place = mkdtempSync(path.join(folder, 'run-'));
    const call = $('.first-request > .code pre').first().text();
    expect(call).toContain('https://api.example.com/');
    const changed = call.replace('https://api.example.com', mock?.address ?? '');
    writeFileSync(path.join(place, 'call.sh'), changed);
    const { code, out } = await run('bash', ['call.sh'], place, { API_KEY: 'YOUR_KEY' });
    expect(code, out).toBe(0);
    if (isImage) expect(readdirSync(place)).toContain('image');
    else expect(out).toMatch(printed[id]);
  });

  // The code of both languages differs in a comment.
  const answers = [...failures, ...(lang === 'en' ? brokenAnswers(isImage) : [])];

  test.each(
    rows.flatMap((row) => answers.map((answer) => [row.language, answer[0], answer, row] as const)),
  )(
    'the %s sample fails at %s, saves nothing and tries once',
    async (language, name, [, answer, ...said], row) => {
      stub.answer = answer;
      stub.requests = [];
      const ended = await runSample(row, { address: stub.address, seconds: 2 });
      const { code, out, err, place } = ended;
      expect(code, out).not.toBe(0);
      if (answer.headers?.['Retry-After']) expect(err).toContain('Retry-After');
      if (/stalls|drips/.test(name) && /python|javascript/.test(language))
        expect(out).toBe('no response within 2 seconds\n');
      if (/stalls|drips/.test(name) && language.startsWith('php'))
        expect(err).toMatch(/^HTTP .* timed out .*\n$/);
      for (const words of said) expect(out).toMatch(words);
      expect(out).not.toMatch(/No such file|cannot stat/);
      expect(out).not.toBe('');
      expect(savedIn(place)).toEqual([]);
      expect(stub.requests).toEqual(['YOUR_KEY']);
    },
    20_000,
  );

  test.each(rows)('the $language sample without a key says so and sends nothing', async (row) => {
    stub.requests = [];
    const env = { API_KEY: undefined };
    const { code, out, place } = await runSample(row, { address: stub.address, env });
    expect(code).not.toBe(0);
    expect(out).toContain('API_KEY');
    expect(savedIn(place)).toEqual([]);
    expect(stub.requests).toEqual([]);
  });

  if (isImage)
    test.each(rows)('the $language sample saves an image by its type', async (row) => {
      stub.answer = { headers: { 'Content-Type': 'image/webp; quality=80' }, body: 'RIFF' };
      const { code, out, place } = await runSample(row, { address: stub.address });
      expect(code, out).toBe(0);
      const [name = '', ...others] = savedIn(place);
      expect(name).toMatch(/^(generated|edited)\.webp$/);
      expect(others).toEqual([]);
      expect(readFileSync(path.join(place, name), 'utf8')).toBe('RIFF');
      expect(out).toContain(name);
    });
  else {
    test.each(rows.flatMap((row) => [missing, ''].map((file) => ({ ...row, file }))))(
      'the $language sample names a file that is missing or empty ($file) and sends nothing',
      async ({ file, ...row }) => {
        stub.requests = [];
        const { code, out, place } = await runSample(row, { address: stub.address, file });
        expect(code).not.toBe(0);
        expect(out).toContain(sent.find((name) => row.code.includes(name)));
        expect(savedIn(place)).toEqual([]);
        expect(stub.requests).toEqual([]);
      },
    );

    test.each(rows)('the $language sample takes null for a value', async (row) => {
      const body = '{"totalAmount":null,"data":{"noteNumber":null,"codes":null}}';
      stub.answer = { body };
      const { code, out, place } = await runSample(row, { address: stub.address });
      expect(code, out).toBe(0);
      expect(savedIn(place)).toEqual(['response.json']);
    });
  }
});

describe.each([
  [process.execPath, 'compare.mjs'],
  ['python3', 'compare.py'],
] as const)('%s %s', (program, script) => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../public/samples', script));

  /** The expected response with some text replaced, compared with the expected one. */
  const compare = async (
    name: string,
    leftOut: readonly string[],
    change: (text: string) => string,
  ) => {
    const place = mkdtempSync(path.join(folder, 'compare-'));
    const expected = (await site.http.get(`/samples/${name}`)).text;
    writeFileSync(path.join(place, name), expected);
    writeFileSync(path.join(place, 'response.json'), change(expected));
    writeFileSync(path.join(place, script), source);
    const { code, out } = await run(program, [script, 'response.json', name, ...leftOut], place);
    return { code, out };
  };

  test.each([
    ['nfse-1042.json', 'status', '', '', 0, '31 of 31 fields'],
    ['nfse-1042.json', 'status', '"success"', '"ok"', 0, '31 of 31 fields'],
    [
      'nfse-1042.json',
      'status',
      '"issValue": 30',
      '"issValue": "30"',
      1,
      'data.tributes.issValue: expected 30, got "30"\n30 of 31 fields',
    ],
    [
      'nfse-1042.json',
      'status',
      '"noteNumber": "1042",',
      '"more": 1,',
      1,
      'data.noteNumber: expected "1042", got nothing\n30 of 31 fields',
    ],
    [
      'invoice-0318.json',
      'paymentMethod attachments summary',
      /"(attachments": \[\]|summary": ".*?")/g,
      '"summary": null',
      0,
      '26 of 26 fields',
    ],
    ['delivery-1042.json', 'status position', /"x": \d+/g, '"x": 1', 0, '14 of 14 fields'],
    [
      'delivery-1042.json',
      'status position',
      'EX-1042-0003',
      'EX',
      1,
      'data.codes[1].value: expected "EX-1042-0003", got "EX"\n13 of 14 fields',
    ],
  ] as const)('compares with %s without %s: %s', async (name, leftOut, from, to, code, said) => {
    const ended = await compare(name, leftOut.split(' '), (text) => text.replace(from, to));
    expect(ended).toEqual({ code, out: `${said}\n` });
  });

  test('takes a list in any order, and names what is too much', async () => {
    const reverse = (text: string, more: object[] = []) => {
      const answer = JSON.parse(text);
      answer.data.codes = [...answer.data.codes.reverse(), ...more];
      return JSON.stringify(answer);
    };
    const leftOut = ['status', 'position'];
    const same = await compare('delivery-1042.json', leftOut, reverse);
    expect(same).toEqual({ code: 0, out: '14 of 14 fields\n' });
    const more = await compare('delivery-1042.json', leftOut, (text) =>
      reverse(text, [{ value: 1 }]),
    );
    expect(more.code).toBe(1);
    expect(more.out).toMatch(/data\.codes\[\]: expected nothing, got .*\n14 of 15 fields\n$/);
  });

  test('says that a response is no JSON', async () => {
    const { code, out } = await compare('nfse-1042.json', [], () => '<html>');
    expect(code).toBe(1);
    expect(out).toMatch(/^response\.json: .*\n$/);
  });
});
