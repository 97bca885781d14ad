import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../client/components/document-figure/sample';
import { printedNames } from '../../client/pages/invoice-extraction/printedNames';
import { sheet, shownFields } from '../../client/pages/invoice-extraction/sample';
import { exampleBody, flatFields } from '../../shared/apis/api';
import { documentFormats } from '../../shared/apis/documentFormats';
import { invoice } from '../../shared/apis/invoice';

const names = new Set(flatFields(invoice.response).map(({ name }) => name));

test('the invoice page names no field that the API does not return', () => {
  const named = printedNames.map(({ field }) => field);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('the description of fileFormat lists every accepted format', () => {
  const described = invoice.request.find(({ name }) => name === 'fileFormat')?.meaning.en ?? '';
  for (const { name, fileFormat } of documentFormats)
    expect(described).toContain(fileFormat ?? `${name} as fileUrl`);
});

describe('the figure of the invoice page', () => {
  const boxes = sheet.boxes.filter((box) => 'label' in box);
  const fields = fieldsOf(sheet.data);
  const example = exampleBody(invoice.response) as Record<string, Record<string, unknown>>;

  test('shows the values of the sample response in their order', () => {
    expect(fields).toHaveLength(shownFields);
    const flat: Record<string, unknown> = { ...example, ...example['bankInfo'] };
    for (const { name, json } of fields) expect(JSON.parse(json)).toEqual(flat[name]);
    const order = flatFields(invoice.response).map(({ name }) => name.replace('bankInfo.', ''));
    const places = fields.map(({ name }) => order.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('has a box on the paper for each field', () => {
    const read = boxes.flatMap(({ field }) => field ?? []);
    expect(read.sort()).toEqual(fields.map(({ name }) => name).sort());
    expect(fields.map(({ name }) => name)).toContain(sheet.lit);
  });
});

/** What remains of an IBAN by ISO 7064; 1 where it is valid. */
const remainder = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => Number.parseInt(character, 36))
    .reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0);

test('the sample invoice has account and e-mail address of nobody', () => {
  const examples = flatFields([...invoice.response, ...invoice.request]);
  const value = (field: string) =>
    String(examples.find(({ name }) => name === field)?.example ?? '');
  const iban = value('bankInfo.iban');
  expect(iban).toMatch(/^[A-Z]{2}\d{2}[A-Z0-9]+$/);
  expect(remainder(iban)).not.toBe(1);
  // X and Z begin codes that belong to no country (ISO 3166-1).
  for (const country of [
    iban.slice(0, 2),
    value('bankInfo.swiftCode').slice(4, 6),
    value('identificationNumber').slice(0, 2),
  ])
    expect(country).toMatch(/^(X[A-JL-Z]|ZZ)$/);
  expect(value('emailSupplier')).toMatch(/@example\.com$/);
  // Each page and document has the site's own file.
  expect(value('fileUrl')).toBe('');
});
