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
