import { describe, expect, test } from 'vitest';
import { jsonParts, textOf } from '../../client/components/code/parts';
import { samples } from '../../client/components/code/samples';
import { type Api, exampleBody, flatFields, sampleKey } from '../../shared/apis/api';
import { barcode } from '../../shared/apis/barcode';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { langs } from '../../shared/languages';

const apis = [nfse, invoice, barcode];

/** Runs a JavaScript sample and tells what it asked for. */
const askedBy = async (api: Api) => {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return { ok: true, json: async () => ({}) };
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction('fetch', 'console', textOf(samples.JavaScript(api)))(fetch, {
    log: () => {},
  });
  return asked;
};

describe.each(apis.map((api) => [api.id, api] as const))('%s', (_id, api) => {
  test('has a meaning in both languages for every field, and names none twice', () => {
    for (const fields of [api.request, api.response]) {
      const flat = flatFields(fields);
      expect(new Set(flat.map(({ name }) => name)).size).toBe(flat.length);
      for (const { meaning } of flat) for (const lang of langs) expect(meaning[lang]).not.toBe('');
    }
  });

  test('has samples that ask for the same in every language', async () => {
    const body = exampleBody(api.request);
    const [{ url, init } = { url: '', init: {} }] = await askedBy(api);
    expect(url).toBe(`https://api.example.com${api.path}`);
    expect(JSON.parse(String(init.body))).toEqual(body);
    expect(init.headers).toMatchObject({ 'X-Api-Key': sampleKey });
    const curl = textOf(samples.curl(api));
    expect(JSON.parse(/-d '(.*)'$/s.exec(curl)?.[1] ?? '')).toEqual(body);
    expect(curl).toContain(`'${url}'`);
    const python = textOf(samples.Python(api));
    expect(JSON.parse(/json=(\{.*\}),\n {4}timeout/s.exec(python)?.[1] ?? '')).toEqual(body);
    expect(python).toContain(`'${url}'`);
  });

  test('shows its answer as JSON that can be read', () => {
    const answer = exampleBody(api.response);
    expect(JSON.parse(textOf(jsonParts(answer)))).toEqual(answer);
  });
});
