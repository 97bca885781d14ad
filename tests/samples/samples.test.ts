import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../support/build';
import { parseHtml } from '../support/html';
import { temporaryFolder } from '../support/temporaryFolder';
import { startPrism } from './support/prism';
import { run, writeOpenApis } from './support/tools';

const folder = temporaryFolder();
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

/** Starts a server with one response; returns its address and the number of requests. */
const startServer = async (status: number, headers: Record<string, string> = {}, body = '') => {
  const stub = { address: '', requests: 0 };
  const server = createServer((request, response) => {
    stub.requests += 1;
    request.resume().on('end', () => response.writeHead(status, headers).end(body));
  });
  afterAll(() => {
    server.close();
  });
  stub.address = await listen(server, 0, '127.0.0.1');
  return stub;
};

// Prism sends no error bodies, because the documents have none.
const refusing = await startServer(
  400,
  { 'Content-Type': 'application/json' },
  '{"message":"not a PDF"}',
);

/** Failures, and what a sample says of them. */
const failures = [
  ['an error with a body', refusing, ['400', 'not a PDF']],
  ['an error without a body', await startServer(503), ['503']],
  ['a redirect', await startServer(301, { Location: '/elsewhere' }, 'moved'), []],
] as const;

const images = [
  ['webp', await startServer(200, { 'Content-Type': 'image/webp; quality=80' }, 'RIFF')],
  // Without a type.
  ['bin', await startServer(200, {}, 'RIFF')],
] as const;

/** The files that the samples send. */
const sent = ['nfse-1042.pdf', 'invoice-0318.pdf', 'delivery-1042.pdf'];

/** The files that a sample has saved; curl also saves the body of an error. */
const savedIn = (place: string): string[] =>
  readdirSync(place).filter((name) => {
    const text = readFileSync(path.join(place, name), 'utf8');
    return !sent.includes(name) && !name.startsWith('sample.') && !/^$|not a PDF/.test(text);
  });

describe.each(documents)('the page of %s', async (address, { id, page }) => {
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

  /** Runs a sample as copied, except for the origin. */
  const runSample = async (
    { code, name, program }: (typeof rows)[number],
    address = mock?.address ?? '',
    without = '',
  ) => {
    const place = mkdtempSync(path.join(folder, 'run-'));
    for (const local of sent)
      if (local !== without) writeFileSync(path.join(place, local), '%PDF-1.4\n'.repeat(20_000));
    expect(code).toContain('https://api.example.com/');
    writeFileSync(path.join(place, name), code.replace('https://api.example.com', address));
    return { ...(await run(program, [name], place)), place };
  };

  test.each(rows)('the $language sample prints and saves its result', async (row) => {
    const { code, out, place } = await runSample(row);
    expect(code, out).toBe(0);
    expect(out.trim()).toMatch(printed[id]);
    expect(savedIn(place).join()).toMatch(/^(response\.json|(generated|edited)\.png)$/);
  });

  test.each(
    rows.flatMap((row) => failures.map((failure) => [row.language, ...failure, row] as const)),
  )(
    'the %s sample fails at %s and saves nothing',
    async (_language, _failure, { address }, said, row) => {
      const { code, out, place } = await runSample(row, address);
      expect(code).not.toBe(0);
      for (const words of said) expect(out).toContain(words);
      expect(out).not.toMatch(/No such file|cannot stat/);
      expect(savedIn(place)).toEqual([]);
    },
  );

  if (id === 'nano-banana-api')
    test.each(rows.flatMap((row) => images.map((image) => [row.language, ...image, row] as const)))(
      'the %s sample saves an image as .%s by its type',
      async (_language, extension, { address }, row) => {
        const { code, out, place } = await runSample(row, address);
        expect(code, out).toBe(0);
        const [name = '', ...others] = savedIn(place);
        expect(name).toMatch(new RegExp(`^(generated|edited)\\.${extension}$`));
        expect(others).toEqual([]);
        expect(readFileSync(path.join(place, name), 'utf8')).toBe('RIFF');
        expect(out).toContain(name);
      },
    );
  else
    test.each(rows)('the $language sample names a missing file and sends nothing', async (row) => {
      const file = sent.find((name) => row.code.includes(name)) ?? '';
      const before = refusing.requests;
      const { code, out } = await runSample(row, refusing.address, file);
      expect(code).not.toBe(0);
      expect(out).toContain(file);
      expect(refusing.requests).toBe(before);
    });
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
    return run(program, [script, 'response.json', name, ...leftOut], place);
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
