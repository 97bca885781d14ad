// npm run nightly -- fuzz: installs and builds what is missing, and hands over to main.ts.
import { environment, nodeFlags } from '../bench/support/production.mjs';
import { wholeNumber } from '../bench/support/wholeNumber.mjs';
import { ensureBuilt } from '../scripts/ready.mjs';
import { root } from '../scripts/sources.mjs';
import { readArguments } from '../scripts/usage.mjs';

const { values } = readArguments(
  `npm run nightly -- fuzz [--requests 100000] [--seed 1] [--connections 8]
Sends generated requests, well-formed and not, to the built server on loopback.
  --requests     how many, 1000 to 100000000
  --seed         a whole number: the same one sends the same bytes
  --connections  how many connections are kept open, 1 to 64
Exit code: 0 nothing found, 1 a check failed, 2 the command was not understood, 130 interrupted.`,
  {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '8' },
  },
);
const options = {
  requests: wholeNumber('--requests', values.requests, 1000, 100_000_000),
  seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1),
  connections: wholeNumber('--connections', values.connections, 1, 64),
};

await ensureBuilt();
const { loadSource } = await import('../scripts/build/esbuild.mjs');
const { main } = await loadSource('fuzz/main.ts');
process.exitCode = await main(options, { root, nodeFlags, environment });
