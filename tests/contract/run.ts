// The command `npm run test:redirects -- --url https://staging.example`: every row of the contract
// against a deployed host.
import { parseArgs } from 'node:util';
import { readHost } from '../../server/cli/host';
import { describeRow, differences, see, sendRow } from './check';
import { type Row, rows } from './rows';

/** Requests that are on their way at the same time. */
const concurrency = 8;

const refuse = (message: string): never => {
  process.stderr.write(`${message}\nTry --help.\n`);
  process.exit(2);
};

const readOrigin = (url: string | undefined): string => {
  if (!url) return refuse('--url is missing: name the host to test.');
  try {
    return readHost(url);
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const check = async (origin: string, row: Row): Promise<string[]> => {
  try {
    return differences(row, see(await sendRow(origin, row)));
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [`no answer: ${message || code || 'the connection failed'}`];
  }
};

const progress = (done: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done}/${rows.length} rows`);
  else if (done % 100 === 0) process.stderr.write(`${done}/${rows.length} rows\n`);
  if (process.stderr.isTTY && done === rows.length) process.stderr.write('\n');
};

const run = async (origin: string): Promise<number> => {
  const faults: string[][] = rows.map(() => []);
  const waiting = rows.entries();
  let done = 0;
  const work = async () => {
    for (const [at, row] of waiting) {
      faults[at] = await check(origin, row);
      done += 1;
      progress(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const failed = rows.filter((row, at) => {
    const found = faults[at] ?? [];
    if (found.length === 0) return false;
    console.log(`✗ ${describeRow(row)}\n    rule ${row.rule}`);
    for (const fault of found) console.log(`    ${fault}`);
    return true;
  });
  console.log(`${rows.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
};

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
process.exitCode = await run(readOrigin(url));
