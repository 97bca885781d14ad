// npm run bench: what is measured and not only tested; bench/RESULTS.md keeps it.
import { ensureBuilt } from '../scripts/ready.mjs';
import { checkNames, exitCodes, exitWithError, readArguments } from '../scripts/usage.mjs';
import { missingPrograms } from './support/programs.mjs';
import { wholeNumber } from './support/wholeNumber.mjs';

/** Benches that share their options, one after another. */
const benches = {
  answers: () => import('./answers.mjs'),
  start: () => import('./start.mjs'),
};

/** Commands with options of their own. */
const commands = {
  restarts: () => import('./restarts.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
};

const usage = `npm run bench [-- <name> …] [--rounds <n>] [--seconds <s>] [--node <program>]
Measures the server (without a name: both of these) and writes bench/RESULTS.md; wants a quiet machine.
  answers  answers a second, beside bare Node, nginx and a naive Express
  start    from the start of the process to its first page
Each of these has options of its own, which --help after its name lists:
  restarts  lighthouse
Example: npm run bench -- answers start --rounds 5`;

const measure = async () => {
  const { values, positionals } = readArguments(
    usage,
    {
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '2' },
      node: { type: 'string', default: process.execPath },
    },
    { allowPositionals: true },
  );
  checkNames('a bench', positionals, Object.keys(benches));
  const settings = {
    rounds: wholeNumber('--rounds', values.rounds, 1),
    seconds: wholeNumber('--seconds', values.seconds, 1),
    node: values.node,
  };
  const missing = missingPrograms(['wrk', 'nginx', 'taskset']);
  if (missing) exitWithError(missing, exitCodes.missing);
  await ensureBuilt();
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    console.error(`\n── ${name}`);
    const { bench } = await benches[name]();
    const { text, met } = await bench(settings);
    console.log(`\n${text}`);
    if (!met) process.exitCode = 1;
  }
};

const command = commands[process.argv[2]];
if (command) {
  process.argv.splice(2, 1);
  await command();
} else await measure();
