import fc from 'fast-check';
import { target } from '../tests/support/arbitraries/addresses';
import { headers } from '../tests/support/arbitraries/headers';
import { method } from '../tests/support/arbitraries/methods';
import type { Random } from './random';

/** What requests are put together of: drawn once for many thousand of them, which is what makes them cheap. */
export type Pool = { targets: string[]; fields: string[]; methods: string[] };

/** So many of each: together far more requests than are ever sent of one pool. */
const poolSize = 2000;

/** The pool of a seed: the same for the same seed. */
export const poolOf = (seed: number): Pool => {
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>) =>
    fc.sample(arbitrary, { numRuns: poolSize, seed });
  return {
    targets: sample(target),
    fields: sample(headers).map((list) =>
      list.map(([name, value]) => `${name}: ${value}\r\n`).join(''),
    ),
    methods: sample(method),
  };
};

/** Bytes that go over one connection at once, and what is known of their answers. */
export type Shot = {
  /** As ISO 8859-1: a character is a byte. */
  bytes: string;
  /** For each request whether it is a HEAD, whose answer has no body; of malformed bytes the number is unknown. */
  toHead: boolean[];
  /** Whether the last request asks for the end of the connection. */
  closes: boolean;
};

const body = (random: Random): string => {
  const text = 'x'.repeat(random.below(200));
  return random.chance(0.5)
    ? `Content-Length: ${text.length}\r\n\r\n${text}`
    : `Transfer-Encoding: chunked\r\n\r\n${text && `${text.length.toString(16)}\r\n${text}\r\n`}0\r\n\r\n`;
};

/** One request with its empty line, by HTTP/1.1 as RFC 9112 has it. */
export const request = (
  random: Random,
  pool: Pool,
  by = random.pick(pool.methods),
  more = '',
): string => {
  const start = `${by} ${random.pick(pool.targets)} HTTP/1.1\r\n${random.pick(pool.fields)}${more}`;
  const bare = by === 'GET' || by === 'HEAD' || by === 'TRACE' || random.chance(0.3);
  return start + (bare ? '\r\n' : body(random));
};

/** Most requests that are sent before the first of them is answered. */
const mostAtOnce = 4;

/** One to four requests for one connection. */
export const wellFormed = (random: Random, pool: Pool, most: number): Shot => {
  const count = random.chance(0.5) ? 1 : Math.min(1 + random.below(mostAtOnce), most);
  const closes = random.chance(0.02);
  const methods = Array.from({ length: count }, () => random.pick(pool.methods));
  const requests = methods.map((by, at) =>
    request(random, pool, by, closes && at === count - 1 ? 'Connection: close\r\n' : ''),
  );
  return { bytes: requests.join(''), toHead: methods.map((by) => by === 'HEAD'), closes };
};
