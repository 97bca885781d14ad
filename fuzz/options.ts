import { parseArgs } from 'node:util';

/** What a run is asked to do. */
export type Options = { requests: number; seed: number; connections: number };

const help = `Sends generated requests, well-formed and not, to the built server on loopback.

  npm run fuzz -- --requests 1000000 --seed 1 --connections 8

  --requests     how many, 1000 to 100000000; 100000 where nothing is said
  --seed         a whole number: the same one sends the same bytes; 1 where nothing is said
  --connections  how many connections are kept open, 1 to 64; 8 where nothing is said
  --help         this text

Exit code: 0 nothing found, 1 a check failed, 2 the command was not understood, 130 interrupted.`;

const refuse = (message: string): never => {
  process.stderr.write(`${message}\nTry --help.\n`);
  process.exit(2);
};

const readNumber = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return refuse(`--${name} is no whole number from ${least} to ${most}: ${text}`);
};

const parse = (given: string[]) => {
  try {
    return parseArgs({
      args: given,
      options: {
        requests: { type: 'string', default: '100000' },
        seed: { type: 'string', default: '1' },
        connections: { type: 'string', default: '8' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse((error as Error).message);
  }
};

/** Reads the arguments of the command; ends the process with one sentence where they make no sense. */
export const readOptions = (given: string[]): Options => {
  const { requests, seed, connections, help: asked } = parse(given);
  if (asked) {
    console.log(help);
    process.exit(0);
  }
  return {
    requests: readNumber('requests', requests, 1000, 100_000_000),
    seed: readNumber('seed', seed, 0, 2 ** 31 - 1),
    connections: readNumber('connections', connections, 1, 64),
  };
};
