import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../support/html';
import { run, temporary, tool, writeOpenApis } from './support/tools';

const folder = temporary();
const { site, documents } = await writeOpenApis(folder);

/** What each sample prints: a field of the example, or the media type of the image. */
const printed = {
  'nfse-extraction': /1042/,
  'invoice-extraction': /\d/,
  'barcode-extractor': /EX-1042-0003/,
  'nano-banana-api': /^image\//,
};

const programs = [
  ['curl', 'sample.sh', 'sh'],
  ['javascript', 'sample.mjs', process.execPath],
  ['python', 'sample.py', 'python3'],
] as const;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** Prism as a mock server of a document; it refuses what the document does not allow. */
const startPrism = async (file: string): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort();
  const child = spawn(tool('prism'), [
    'mock',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '--errors',
    file,
  ]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  await expect.poll(() => said, { timeout: 60_000 }).toContain('Prism is listening');
  return { child, address: `http://127.0.0.1:${port}` };
};

describe.each(documents)('the page of %s', async (_address, { id, page, file }) => {
  const $ = parseHtml((await site.ask(page)).body);
  let mock: Awaited<ReturnType<typeof startPrism>>;
  beforeAll(async () => {
    mock = await startPrism(file);
  });
  afterAll(() => {
    mock.child.kill();
  });

  const rows = programs.flatMap(([language, name, program]) =>
    $(`[role="tabpanel"][id$="-${language}"] pre`)
      .toArray()
      .map((pre, at) => ({
        language: `${language} ${at + 1}`,
        name,
        program,
        code: $(pre).text(),
      })),
  );

  test('has a sample of each language for each endpoint', () => {
    expect(rows).toHaveLength(id === 'nano-banana-api' ? 6 : 3);
  });

  /** Runs a sample as copied, but for the placeholder of the origin. */
  const runSample = async (code: string, name: string, program: string) => {
    const place = temporary(folder);
    for (const local of ['nfse-1042.pdf', 'invoice-0318.pdf', 'labels.pdf'])
      writeFileSync(path.join(place, local), '%PDF-1.4\n'.repeat(20_000));
    expect(code).toContain('https://api.example.com/');
    writeFileSync(path.join(place, name), code.replace('https://api.example.com', mock.address));
    return { ...(await run(program, [name], place)), place };
  };

  test.each(rows)('$language: the sample prints what it is for', async (row) => {
    const { code, out, place } = await runSample(row.code, row.name, row.program);
    expect(code, out).toBe(0);
    expect(out.trim()).toMatch(printed[id]);
    if (id === 'nano-banana-api')
      expect(
        ['cafe.png', 'cafe-yellow.png'].some((made) => existsSync(path.join(place, made))),
      ).toBe(true);
  });

  test.each(rows)('$language: the sample fails with the body of the error', async (row) => {
    const { code, out, place } = await runSample(
      row.code.replace('X-Api-Key', 'X-Other'),
      row.name,
      row.program,
    );
    expect(code).not.toBe(0);
    expect(out).toContain('401');
    // Prism sends no body where an image is asked for.
    if (id !== 'nano-banana-api') {
      const kept = path.join(place, 'response.json');
      expect(row.language.startsWith('curl') ? readFileSync(kept, 'utf8') : out).toContain(
        'UNAUTHORIZED',
      );
    }
    for (const made of ['cafe.png', 'cafe-yellow.png'])
      expect(existsSync(path.join(place, made))).toBe(false);
  });
});
