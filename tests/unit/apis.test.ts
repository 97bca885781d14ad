import { describe, expect, test } from 'vitest';
import { textOf } from '../../client/components/code/codeParts';
import { type Language, sampleCall, sampleLines } from '../../client/components/code/samples';
import { accessOf } from '../../shared/apis/access';
import {
  type ApiField,
  firstBody,
  flatFields,
  requestForms,
  sampleBody,
} from '../../shared/apis/api';
import { barcode } from '../../shared/apis/barcode';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { langs } from '../../shared/languages';

describe.each([nfse, invoice, barcode])('the $id API', (api) => {
  test('describes which field another one replaces, and which values a field takes', () => {
    const names = api.request.map(({ name }) => name);
    for (const field of flatFields([...api.request, ...api.response])) {
      const { insteadOf, needs, values = [], maximum, meaning } = field;
      for (const value of [insteadOf, ...values, maximum])
        for (const lang of langs)
          if (value !== undefined) expect(meaning[lang]).toContain(String(value));
      for (const other of [insteadOf, needs]) if (other) expect(names).toContain(other);
    }
  });

  // What the samples send and print is tried by `npm run nightly -- samples`.
  test.each<[Language, string]>([
    ['curl', '--fail-with-body --max-time 60'],
    ['JavaScript', '60_000'],
    ['Python', 'threading.Timer(60, stop)'],
    ['PHP', 'CURLOPT_TIMEOUT => 60'],
  ])(
    'has a %s sample that sends required fields only and times out after 60 s',
    (language, wait) => {
      const sample = textOf(sampleLines(language, sampleCall(api, accessOf(api.id, {}))));
      expect(sample).toContain(api.sampleFile);
      expect(sample).toContain(wait);
      const body = firstBody(api.request);
      expect(body).toEqual(sampleBody(requestForms(api.request)[0] ?? []));
      for (const { name } of api.request)
        expect(new RegExp(`\\b${name}\\b.*(?::|=>)`).test(sample), name).toBe(name in body);
    },
  );
});

const field = (name: string, more: Partial<ApiField> = {}): ApiField => ({
  ...{ name, type: 'string', example: name, meaning: { en: name, pt: name } },
  ...more,
});

test('a request has a form for each of two fields that exclude each other', () => {
  const request = [
    field('file', { insteadOf: 'fileUrl', needs: 'type' }),
    field('type', { optional: true }),
    field('fileUrl', { optional: true }),
    field('maxPages', { optional: true }),
    field('name'),
  ];
  const forms = requestForms(request).map((form) =>
    form.map(({ name, optional }) => (optional ? `${name}?` : name)),
  );
  expect(forms).toEqual([
    ['file', 'type', 'maxPages?', 'name'],
    ['fileUrl', 'maxPages?', 'name'],
  ]);
  expect(firstBody(request)).toEqual({ file: 'file', type: 'type', name: 'name' });
  const single = [field('name')];
  expect(requestForms(single)).toEqual([single]);
});

test('fields of objects and entries of arrays have their path as name', () => {
  const inner = [field('x')];
  const fields = [
    field('list', { type: 'array', fields: inner }),
    field('data', { type: 'object', fields: inner }),
  ];
  const names = flatFields(fields).map(({ name }) => name);
  expect(names).toEqual(['list', 'list[].x', 'data', 'data.x']);
});
