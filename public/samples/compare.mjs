// Compares a response with the expected one, field by field; lists may have any order.
// node compare.mjs response.json expected.json [names of fields to leave out]
import { readFileSync } from 'node:fs';

const [response, expected, ...leftOut] = process.argv.slice(2);

const read = (name) => {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  }
};

/** Each field: its path, what is expected and what there is, as JSON; undefined where there is none. */
const fieldsOf = (wanted, got, path = '') => {
  if (Array.isArray(wanted) && wanted.length > 0) return entriesOf(wanted, got, path);
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted))
    return [[path.slice(1), JSON.stringify(wanted), JSON.stringify(got)]];
  return Object.keys(wanted)
    .filter((name) => !leftOut.includes(name))
    .flatMap((name) => fieldsOf(wanted[name], ownField(got, name), `${path}.${name}`));
};

const ownField = (value, name) =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? value[name]
    : undefined;

/** Pairs each entry with one that is the same, or else with the next that is left. */
const entriesOf = (wanted, got, path) => {
  const rest = Array.isArray(got) ? [...got] : [];
  const pairs = wanted.map((one) => {
    const at = rest.findIndex((other) => fieldsOf(one, other).every(isSame));
    return at < 0 ? [one] : [one, ...rest.splice(at, 1)];
  });
  const fields = pairs.flatMap(([one, same = rest.shift()], at) =>
    fieldsOf(one, same, `${path}[${at}]`),
  );
  const more = rest.map((one) => [`${path.slice(1)}[]`, undefined, JSON.stringify(one)]);
  return [...fields, ...more];
};

const isSame = ([, wanted, got]) => wanted === got;

if (!expected) {
  console.error('node compare.mjs response.json expected.json [names of fields to leave out]');
  process.exit(2);
}
const fields = fieldsOf(read(expected), read(response));
const different = fields.filter((field) => !isSame(field));
for (const [path, wanted = 'nothing', got = 'nothing'] of different)
  console.log(`${path}: expected ${wanted}, got ${got}`);
console.log(`${fields.length - different.length} of ${fields.length} fields`);
process.exitCode = different.length > 0 ? 1 : 0;
