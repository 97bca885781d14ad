import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { parseHtml } from '../support/html';
import { run, temporary, tool, writeOpenApis } from './support/tools';

const folder = temporary();
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
const startServer = async (status: number, type = '', body = '') => {
  const stub = { address: '', requests: 0 };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      stub.requests += 1;
      const headers = {
        ...(type && { 'Content-Type': type }),
        ...(status === 301 && { Location: '/elsewhere' }),
      };
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
  });
  stub.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return stub;
};

// Prism sends no error bodies, because the documents have none.
const refusing = await startServer(400, 'application/json', '{"message":"not a PDF"}');
// Samples must not save a redirect as a response.
const moved = await startServer(301, 'text/plain', 'moved');
// Images without a type, and of another format with a parameter.
const untyped = await startServer(200, '', 'RIFF');
const drawing = await startServer(200, 'image/webp; quality=80', 'RIFF');
const silent = await startServer(503);

/** Starts Prism as a mock server of a document; it rejects requests that the document does not allow. */
const startPrism = async (document: string): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort();
  const child = spawn(tool('prism'), [
    'mock',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '--errors',
    document,
  ]);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Prism is listening')) resolve();
      });
    child.once('close', () => reject(new Error(output)));
  });
  return { child, address: `http://127.0.0.1:${port}` };
};

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

  /** Whether a sample saved a response; curl also writes what it prints of an error, if anything. */
  const hasResponse = (place: string): boolean => {
    const file = path.join(place, 'response.json');
    return existsSync(file) && !/^$|not a PDF/.test(readFileSync(file, 'utf8'));
  };

  /** Runs a sample as copied, except for the origin. */
  const runSample = async (
    { code, name, program }: (typeof rows)[number],
    address = mock?.address ?? '',
    without = '',
  ) => {
    const place = mkdtempSync(path.join(folder, 'run-'));
    for (const local of ['nfse-1042.pdf', 'invoice-0318.pdf', 'delivery-1042.pdf'])
      if (local !== without) writeFileSync(path.join(place, local), '%PDF-1.4\n'.repeat(20_000));
    expect(code).toContain('https://api.example.com/');
    writeFileSync(path.join(place, name), code.replace('https://api.example.com', address));
    return { ...(await run(program, [name], place)), place };
  };

  test.each(rows)('the $language sample prints its result', async (row) => {
    const { code, out, place } = await runSample(row);
    expect(code, out).toBe(0);
    expect(out.trim()).toMatch(printed[id]);
    if (id !== 'nano-banana-api') expect(hasResponse(place)).toBe(true);
  });

  test.each(id === 'nano-banana-api' ? rows : [])(
    'the $language sample saves the image with the extension of its type',
    async (row) => {
      const { code, out, place } = await runSample(row, drawing.address);
      expect(code, out).toBe(0);
      const made = ['generated.webp', 'edited.webp'].filter((name) =>
        existsSync(path.join(place, name)),
      );
      expect(made).toHaveLength(1);
      expect(readFileSync(path.join(place, made[0] ?? ''), 'utf8')).toBe('RIFF');
      expect(out).toContain(made[0]);
    },
  );

  test.each(id === 'nano-banana-api' ? [] : rows)(
    'the $language sample names a missing file and sends nothing',
    async (row) => {
      const [file = ''] = /[a-z]+-\d{4}\.pdf/.exec(row.code) ?? [];
      const before = refusing.requests;
      const { code, out } = await runSample(row, refusing.address, file);
      expect(code).not.toBe(0);
      expect(out).toContain(file);
      expect(refusing.requests).toBe(before);
    },
  );

  test.each(rows)('the $language sample fails with status and body of an error', async (row) => {
    const { code, out, place } = await runSample(row, refusing.address);
    expect(code).not.toBe(0);
    expect(out).toContain('400');
    expect(out).toContain('not a PDF');
    for (const made of ['generated.json', 'edited.json'])
      expect(existsSync(path.join(place, made))).toBe(false);
    expect(hasResponse(place)).toBe(false);
  });

  test.each(rows)(
    'the $language sample fails with the status of an error without a body',
    async (row) => {
      const { code, out } = await runSample(row, silent.address);
      expect(code).not.toBe(0);
      expect(out).toContain('503');
      expect(out).not.toMatch(/No such file|cannot stat/);
    },
  );

  test.each(rows)('the $language sample does not save a redirect as a response', async (row) => {
    const { code, place } = await runSample(row, moved.address);
    expect(code).not.toBe(0);
    expect(hasResponse(place)).toBe(false);
  });

  test.each(id === 'nano-banana-api' ? rows : [])(
    'the $language sample saves an image without a content type',
    async (row) => {
      const { code, out, place } = await runSample(row, untyped.address);
      expect(code, out).toBe(0);
      const made = ['generated.bin', 'edited.bin'].find((name) =>
        existsSync(path.join(place, name)),
      );
      expect(readFileSync(path.join(place, made ?? ''), 'utf8')).toBe('RIFF');
    },
  );

  test('the mock refuses a request without a key', async () => {
    const [row] = rows;
    if (!row) throw new Error('no sample');
    const { code, out } = await runSample({
      ...row,
      code: row.code.replace('X-Api-Key', 'X-Other'),
    });
    expect(code).not.toBe(0);
    expect(out).toContain('401');
  });
});
