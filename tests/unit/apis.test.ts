import { describe, expect, test } from 'vitest';
import { textOf } from '../../client/components/code/codeParts';
import { type Language, sampleCall, sampleParts } from '../../client/components/code/samples';
import { firstBody, flatFields, requestForms, sampleBody } from '../../shared/apis/api';
import { barcode } from '../../shared/apis/barcode';
import { codeTypes } from '../../shared/apis/codes';
import { drawnCodes, sheet } from '../../shared/apis/drawnCodes';
import { invoice } from '../../shared/apis/invoice';
import { nfse } from '../../shared/apis/nfse';
import { langs } from '../../shared/languages';

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
    ['JavaScript', 'AbortSignal.timeout(60_000)'],
    ['Python', 'timeout=60'],
    ['PHP', 'CURLOPT_TIMEOUT => 60'],
  ])(
    'has a %s sample that sends required fields only and times out after 60 s',
    (language, wait) => {
      const sample = textOf(sampleParts(language, sampleCall(api)));
      expect(sample).toContain(api.sampleFile);
      expect(sample).toContain(wait);
      const body = firstBody(api.request);
      expect(body).toEqual(sampleBody(requestForms(api.request)[0] ?? []));
      for (const { name } of api.request)
        expect(new RegExp(`\\b${name}\\b.*(?::|=>)`).test(sample), name).toBe(name in body);
    },
  );
});

test('the sample sheet has a code of each type, as large as the response says', () => {
  expect(drawnCodes.map(({ type }) => type).sort()).toEqual([...codeTypes].sort());
  for (const { path, position } of drawnCodes) {
    const { x, y, width, height } = position;
    expect(reach(path)).toEqual([width, height]);
    expect(x + width).toBeLessThan(sheet.width);
    expect(y + height).toBeLessThan(sheet.height);
  }
});
