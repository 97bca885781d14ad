// npm run guards: takes each guard away in a copy of the sources, and sees that a test fails then.
import { parseArgs } from 'node:util';
import { copySources } from './guards/copy.mjs';
import { loadSource } from './loadSource.mjs';
import { makeReady } from './ready.mjs';

const usage = `npm run guards [-- --only <text>]
For each guard (tests/guards/): copies the sources, removes it, builds, and runs the tests that have to fail then.
--only takes those whose hazard, guard or file has the text in it.`;

const readArguments = () => {
  try {
    return parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
};

const values = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
await makeReady();
const { guards } = await loadSource('tests/guards/all.ts');
const wanted = guards.filter(({ hazard, guard, file }) =>
  [hazard, guard, file].some((text) => text.includes(values.only ?? '')),
);
const copy = await copySources();
const unseen = [];

/** Runs a guard's tests with the guard and without it: they have to pass, and one of them to fail. */
const look = async (row) => {
  // Only a browser runs the client's part.
  const build = { http: copy.buildServer, browser: copy.build }[row.project];
  const restore = await copy.change(row);
  try {
    await build?.();
    const { failed } = await copy.test(row);
    if (failed.length > 0) return `✓ ${row.guard}: ${failed.length} failed, such as “${failed[0]}”`;
  } catch (error) {
    unseen.push(row.guard);
    return `✗ ${row.guard}: ${error.message.split('\n')[0]}`;
  } finally {
    await restore();
  }
  unseen.push(row.guard);
  return `✗ ${row.guard}: ${row.test} does not notice`;
};

try {
  console.log('── with every guard in its place');
  await copy.build();
  const files = new Map(wanted.map((row) => [`${row.test} ${row.title ?? ''}`, row]));
  for (const [name, row] of files) {
    const { passed, failed } = await copy.test(row);
    const holds = passed > 0 && failed.length === 0;
    if (!holds) unseen.push(name);
    console.log(`${holds ? '✓' : '✗'} ${name}: ${passed} passed, ${failed.length} failed`);
  }
  console.log('\n── with one of them taken away');
  for (const row of wanted) console.log(await look(row));
} finally {
  await copy.remove();
}
console.log(`\n${wanted.length} guards, ${wanted.length - unseen.length} seen`);
process.exit(unseen.length === 0 && wanted.length > 0 ? 0 : 1);
