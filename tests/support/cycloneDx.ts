import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const require = createRequire(import.meta.url);
const folder = path.join(
  path.dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')),
  'res/schema',
);
const read = (name: string) =>
  JSON.parse(readFileSync(path.join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'));

// The schemas have keywords of their own (`meta:enum`), and formats of which Ajv knows the narrower kind:
// every URI is an IRI, and ours are URIs.
const formats = { 'iri-reference': fullFormats['uri-reference'], 'idn-email': fullFormats.email };
const ajv = new Ajv({ allErrors: true, strict: false, formats });
addFormats(ajv);
// The library keeps the official schemas under names of its own, and only the references know them.
for (const name of ['spdx', 'jsf-0.82'])
  ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
const valid = ajv.compile(read('bom-1.5'));

/** What the schema of CycloneDX 1.5 has against a document. */
export const cycloneDxFaults = (document: unknown): string[] => {
  valid(document);
  return (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
