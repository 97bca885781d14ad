import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { postmanPath } from '../../shared/openapi';
import { documentedApis } from '../support/openApiRows';
import { temporaryFolder } from '../support/temporaryFolder';
import { run, tool, writeOpenApis } from './support/tools';

const folder = temporaryFolder();
const { site, documents } = await writeOpenApis(folder);

// Not Spectral: it needs stacktracey, whose licence, the Unlicense, scripts/deps/lockFaults.mjs does not allow.
test.each(documents)('%s passes the recommended rules of Redocly', async (_address, { file }) => {
  // Which errors a request has is documented for one API only; `default` stands for the others.
  const unknown = ['--skip-rule', 'operation-4xx-response'];
  const options = ['--extends', 'recommended', '--format', 'json', ...unknown];
  const { code, out } = await run(tool('redocly'), ['lint', ...options, file], folder);
  expect(code, out).toBe(0);
  expect(out).toMatch(/"errors": 0,\s+"warnings": 0,/);
});

test.each(documents)('%s is read by swagger-parser', async (_address, { file }) => {
  const program = `require('@apidevtools/swagger-parser').validate('${file}')`;
  const { code, out } = await run('node', ['-e', program], import.meta.dirname);
  expect(code, out).toBe(0);
});

test.each(documents)(
  '%s has a Postman collection that its own library reads',
  async (_address, { id, lang, document }) => {
    const file = path.join(folder, `${id}-${lang}.postman_collection.json`);
    writeFileSync(file, (await site.http.get(postmanPath(id, lang))).text);
    const program = `const { Collection } = require('postman-collection');
      const read = new Collection(require('${file}'));
      const { item } = read.toObjectResolved(null, [read.variables]);
      for (const { request, response } of item)
        console.log(request.method, request.url.host + '/' + request.url.path, response.length);`;
    const { code, out } = await run('node', ['-e', program], import.meta.dirname);
    expect(code, out).toBe(0);
    const responses = documentedApis[id].answers === 'application/json' ? 1 : 0;
    expect(out.trim().split('\n')).toEqual(
      Object.keys(document.paths).map((way) => `POST https://api.example.com${way} ${responses}`),
    );
  },
);

const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext'];
options.push('--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable');

/** Lines of TypeScript that compile only if valid bodies are accepted and others rejected. */
const calls = (
  { enough, refusedByTypes }: (typeof documentedApis)[keyof typeof documentedApis],
  call: (body: string) => string,
): string =>
  [
    ...enough.map((body) => call(JSON.stringify(body))),
    ...['{}', '42', ...refusedByTypes.map((body) => JSON.stringify(body))].map(
      (body) => `// @ts-expect-error\n${call(body)}`,
    ),
  ].join('\n');

// Both languages have the same schemas, as openapi.test.ts tests.
describe.each(documents.filter(([, { lang }]) => lang === 'en'))('%s', (_address, { id, file }) => {
  const { operations } = documentedApis[id];
  const [[endpoint, operationId] = ['', '']] = Object.entries(operations);
  const place = path.join(folder, id);
  mkdirSync(place);

  const compile = async (name: string, source: string) => {
    writeFileSync(path.join(place, name), source);
    return run(tool('tsc'), [...options, name], place);
  };

  test('gives a strict client with openapi-typescript', async () => {
    const made = await run(tool('openapi-typescript'), [file, '-o', 'types.ts'], place);
    expect(made.code, made.out).toBe(0);
    const { code, out } = await compile(
      'useTypes.ts',
      `import type { paths } from './types';
type Operation = paths['${endpoint}']['post'];
const send = (_: Operation['requestBody']['content']['application/json']) => {};
${calls(documentedApis[id], (body) => `send(${body});`)}`,
    );
    expect(code, out).toBe(0);
  });

  test('gives a strict client with @hey-api/openapi-ts', async () => {
    const made = await run(
      tool('openapi-ts'),
      ['-i', file, '-o', path.join(place, 'client'), '--silent', '--no-log-file'],
      place,
    );
    expect(made.code, made.out).toBe(0);
    const { code, out } = await compile(
      'useClient.ts',
      `import { ${operationId} } from './client';
${calls({ ...documentedApis[id], refusedByTypes: [] }, (body) => `void ${operationId}({ body: ${body} });`)}`,
    );
    expect(code, out).toBe(0);
  });

  test('gives a client that compiles with Orval', async () => {
    const made = await run(
      tool('orval'),
      ['--input', file, '--output', path.join(place, 'orval.ts'), '--client', 'fetch'],
      place,
    );
    expect(made.code, made.out).toBe(0);
    const { code, out } = await compile(
      'useOrval.ts',
      `import { ${operationId} } from './orval';
${calls({ ...documentedApis[id], refusedByTypes: [] }, (body) => `void ${operationId}(${body});`)}`,
    );
    expect(code, out).toBe(0);
  });
});
