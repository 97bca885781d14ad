// npm run bench: the server beside others, its start, its memory and how it grows; bench/RESULTS.md keeps it.
import { parseArgs } from 'node:util';
import { makeReady } from '../scripts/ready.mjs';
import { missingPrograms } from './support/programs.mjs';

const usage = `npm run bench [-- --only answers,start,memory,growth] [--rounds <n>] [--seconds <s>] [--million <n>]
  [--node <program>]
Answers a second beside others, start, memory over so many million answers, growth. Wants a quiet machine.`;

const options = {
  only: { type: 'string', default: 'answers,start,memory,growth' },
  rounds: { type: 'string', default: '9' },
  seconds: { type: 'string', default: '2' },
  million: { type: 'string', default: '10' },
  node: { type: 'string', default: process.execPath },
  help: { type: 'boolean' },
};

const readArguments = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error.message}\n${usage}`);
    process.exit(1);
  }
};

const values = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const missing = missingPrograms(['wrk', 'nginx', 'taskset']);
if (missing) {
  console.error(missing);
  process.exit(1);
}
await makeReady();
const benches = {
  answers: './answers.mjs',
  start: './start.mjs',
  memory: './memory.mjs',
  growth: './growth.mjs',
};
const settings = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  million: Number(values.million),
  node: values.node,
  say: (text) => console.error(text),
};
let kept = true;
for (const name of values.only.split(',')) {
  console.error(`\n── ${name}`);
  const { bench } = await import(benches[name]);
  const { text, met } = await bench(settings);
  console.log(`\n${text}`);
  kept &&= met;
}
process.exit(kept ? 0 : 1);
