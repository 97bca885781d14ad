import { describe, expect, test } from 'vitest';
import { jsonParts, textOf } from '../../client/components/code/codeParts';
import { samples } from '../../client/components/code/samples';
import {
  type Api,
  exampleBody,
  firstBody,
  flatFields,
  requestForms,
  sampleBody,
  sampleKey,
} from '../../shared/apis/api';
import { barcode } from '../../shared/apis/barcode';
import { codeTypes, type FoundCode } from '../../shared/apis/codes';
import { drawnCodes, sheet } from '../../shared/apis/drawnCodes';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { langs } from '../../shared/languages';

const apis = [nfse, invoice, barcode];

const readFile = async (name: string, encoding: string) => `${encoding} of ${name}`;

/** Runs a JavaScript sample and tells what it asked for, printed and kept. */
const runJavaScript = async (api: Api) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const logged: unknown[] = [];
  const kept: Record<string, string> = {};
  const fetch = async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return { ok: true, json: async () => exampleBody(api.response) };
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const [, body = ''] = textOf(samples.JavaScript(api)).split("from 'node:fs/promises';\n");
  await new AsyncFunction('fetch', 'console', 'readFile', 'writeFile', body)(
    fetch,
    { log: (value: unknown) => logged.push(value) },
    readFile,
    async (name: string, text: string) => {
      kept[name] = text;
    },
  );
  return { asked, logged, kept };
};

/** How far to the right and down path data goes that consists of M, h, v and z. */
const reach = (path: string): [right: number, bottom: number] => {
  let [x, y, right, bottom] = [0, 0, 0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mhv])(-?[\d.]+) ?(-?[\d.]+)?/g)) {
    if (command === 'M') [x, y] = [Number(first), Number(second)];
    else if (command === 'h') x += Number(first);
    else y += Number(first);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return [right, bottom];
};

describe.each(apis.map((api) => [api.id, api] as const))('%s', (_id, api) => {
  test('has a meaning in both languages for every field, and names none twice', () => {
    for (const fields of [api.request, api.response]) {
      const flat = flatFields(fields);
      expect(new Set(flat.map(({ name }) => name)).size).toBe(flat.length);
      for (const { meaning } of flat) for (const lang of langs) expect(meaning[lang]).not.toBe('');
    }
  });

  test('says in words, too, what a field stands in place of, and which values it takes', () => {
    for (const { insteadOf, needs, values = [], maximum, meaning } of flatFields([
      ...api.request,
      ...api.response,
    ]))
      for (const lang of langs) {
        for (const told of [insteadOf, ...values, maximum])
          if (told !== undefined) expect(meaning[lang]).toContain(String(told));
        for (const other of [insteadOf, needs])
          if (other) expect(api.request.map(({ name }) => name)).toContain(other);
      }
  });

  test('has samples that send the same local file in every language, and nothing optional', async () => {
    const file = api.request.find(({ type }) => type === 'base64')?.name ?? '';
    const others = api.id === 'invoice-extraction' ? { fileFormat: 'pdf' } : {};
    const { asked } = await runJavaScript(api);
    const [{ url, init } = { url: '', init: {} }] = asked;
    expect(url).toBe(`https://api.example.com${api.path}`);
    expect(JSON.parse(String(init.body))).toEqual({
      [file]: `base64 of ${api.sampleFile}`,
      ...others,
    });
    expect(init.headers).toMatchObject({ 'X-Api-Key': sampleKey });
    expect(init.signal).toBeInstanceOf(AbortSignal);
    const curl = textOf(samples.curl(api));
    expect(JSON.parse(/printf '([^']*)'/.exec(curl)?.[1] ?? '')).toEqual({
      [file]: '%s',
      ...others,
    });
    expect(curl).toMatch(new RegExp(`^content=\\$\\(base64 < ${api.sampleFile}\\) &&$`, 'm'));
    expect(curl).toContain('--fail-with-body --max-time 60');
    expect(curl).toContain(`'${url}'`);
    const python = textOf(samples.Python(api));
    const json = /json=(\{.*?\}),\n {4}timeout=60/s.exec(python)?.[1] ?? '';
    const body = json
      .replaceAll("'", '"')
      .replace(': content', ': "content"')
      .replace(/,\s*\}/, '}');
    expect(JSON.parse(body)).toEqual({ [file]: 'content', ...others });
    expect(python).toContain(`open('${api.sampleFile}', 'rb')`);
    expect(python).toContain(`'${url}'`);
  });

  test('has samples with the body of the first form', () => {
    const [form = []] = requestForms(api.request);
    expect(firstBody(api.request)).toEqual(sampleBody(form));
  });

  test('has samples that print a field of the response and keep all of it; curl prints all', async () => {
    const fields = flatFields(api.response).map(({ name }) => name);
    expect(fields).toContain(api.sampleField);
    const path = api.sampleField?.split('.') ?? [];
    const example = exampleBody(api.response);
    const { logged, kept } = await runJavaScript(api);
    expect(logged).toEqual([
      path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], example),
    ]);
    expect(JSON.parse(kept['response.json'] ?? '')).toEqual(example);
    const python = textOf(samples.Python(api));
    expect(python).toContain(`print(response.json()${path.map((name) => `['${name}']`).join('')})`);
    expect(python).toContain("open('response.json', 'wb')");
    expect(textOf(samples.curl(api))).toMatch(/-d @-$/);
  });

  test('has a document and its response under one name', () => {
    expect(api.sampleFile).toMatch(/^[a-z]+-\d{4}\.pdf$/);
    expect(api.sampleResponse).toBe(api.sampleFile.replace(/pdf$/, 'json'));
  });

  test('says in its samples which fields exclude each other', () => {
    for (const language of ['curl', 'JavaScript', 'Python'] as const)
      expect(textOf(samples[language](api, 'one of two'))).toMatch(/^ *(#|\/\/) one of two$/m);
  });

  test('shows its answer as JSON that can be read', () => {
    const answer = exampleBody(api.response);
    expect(JSON.parse(textOf(jsonParts(answer)))).toEqual(answer);
  });
});

test('each code in the sample answer says for itself what a code is documented to have', () => {
  const lists = flatFields(barcode.response).filter(({ entries }) => entries !== undefined);
  expect(lists.map(({ name }) => name)).toEqual(['data.codes']);
  const [{ entries = [], fields = [] } = {}] = lists;
  expect(entries.length).toBeGreaterThan(1);
  for (const entry of entries)
    expect(Object.keys(entry)).toEqual(['value', 'type', 'page', 'position']);
  expect(exampleBody(fields)).toMatchObject(entries[0] ?? {});
});

test('the answer of the barcode extractor holds the codes of the sheet where they are drawn', () => {
  const { data } = exampleBody(barcode.response) as { data: { codes: readonly FoundCode[] } };
  expect(data.codes.map(({ type }) => type).sort()).toEqual([...codeTypes].sort());
  expect(data.codes).toMatchObject(drawnCodes.map(({ path: _, ...told }) => told));
  for (const { path, position } of drawnCodes) {
    const [right, bottom] = reach(path);
    expect({ width: right, height: bottom }).toEqual({
      width: position.width,
      height: position.height,
    });
    expect(position.x + right).toBeLessThan(sheet.width);
    expect(position.y + bottom).toBeLessThan(sheet.height);
  }
});
