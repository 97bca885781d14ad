// npm run bench: what is measured and not only tested; bench/RESULTS.md keeps it.
import { ensureBuilt } from '../scripts/ready.mjs';
import { checkNames, exitCodes, exitWithError, readArguments } from '../scripts/usage.mjs';
import { missingPrograms } from './support/programs.mjs';
import { wholeNumber } from './support/wholeNumber.mjs';

/** The server itself, one bench after another; these share their options. */
const benches = {
  answers: () => import('./answers.mjs'),
  start: () => import('./start.mjs'),
  memory: () => import('./memory.mjs'),
  growth: () => import('./growth.mjs'),
};

/** Commands with options of their own. */
const commands = {
  clients: () => import('./clients.mjs'),
  restarts: () => import('./restarts.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  visitor: () => import('./visitor.mjs'),
};

const usage = `npm run bench [-- <name> …] [--rounds <n>] [--seconds <s>] [--million <n>] [--node <program>]
Measures the server (without a name: all four of these) and writes bench/RESULTS.md; wants a quiet machine.
  answers  answers a second, beside bare Node, nginx and a naive Express
  start    from the start of the process to its first page
  memory   resident memory over so many million answers
  growth   the same server with 10,000 pages more
Each of these has options of its own, which --help after its name lists:
  clients  restarts  lighthouse  visitor
Example: npm run bench -- answers start --rounds 5`;

const measure = async () => {
  const { values, positionals } = readArguments(
    usage,
    {
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '2' },
      million: { type: 'string', default: '10' },
      node: { type: 'string', default: process.execPath },
    },
    { allowPositionals: true },
  );
  checkNames('a bench', positionals, Object.keys(benches));
  const settings = {
    rounds: wholeNumber('--rounds', values.rounds, 1),
    seconds: wholeNumber('--seconds', values.seconds, 1),
    million: wholeNumber('--million', values.million, 1),
    node: values.node,
    say: (text) => console.error(text),
  };
  const missing = missingPrograms(['wrk', 'nginx', 'taskset']);
  if (missing) exitWithError(missing, exitCodes.missing);
  await ensureBuilt();
  let kept = true;
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    console.error(`\n── ${name}`);
    const { bench } = await benches[name]();
    const { text, met } = await bench(settings);
    console.log(`\n${text}`);
    kept &&= met;
  }
  process.exit(kept ? 0 : 1);
};

const command = commands[process.argv[2]];
if (command) {
  process.argv.splice(2, 1);
  await command();
} else await measure();
