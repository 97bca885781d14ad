import { endsConnection } from './answers';
import { faultsOf } from './checks';
import { Connection, type Outcome } from './connection';
import { malformed } from './malformed';
import { type Random, randomOf, seedOf } from './random';
import type { Tally } from './tally';
import { type Pool, type Shot, wellFormed } from './wellFormed';

/** How often malformed bytes are sent instead of one to four requests: about every tenth request. */
const malformedShare = 0.16;

/** How long answers may take, in milliseconds, and how often late ones are asked for again. */
const longest = 2000;
const tries = 3;

const isLate = ({ ms, fault }: Outcome): boolean => !fault && ms > longest;

/** Sends over one kept connection, and malformed bytes over others, one after the other. */
export class Sender {
  #kept: Connection | undefined;
  readonly #port: number;
  readonly #tally: Tally;
  readonly #patience: number | undefined;

  constructor(port: number, tally: Tally, patience?: number) {
    this.#port = port;
    this.#patience = patience;
    this.#tally = tally;
  }

  close(): void {
    this.#kept?.close();
    this.#kept = undefined;
  }

  #connect(): Connection {
    this.#tally.connections += 1;
    return new Connection(this.#port, this.#patience);
  }

  /**
   * Asks, and asks again where it took too long: on a machine that does other things the quickest of three is
   * the server's own time. What never ends is not asked for again.
   */
  async #promptly(ask: () => Promise<Outcome>): Promise<Outcome> {
    let outcome = await ask();
    for (let left = tries - 1; left > 0 && isLate(outcome); left -= 1) {
      outcome = await ask();
      if (!isLate(outcome)) this.#tally.late += 1;
    }
    return isLate(outcome) ? { ...outcome, fault: `took ${outcome.ms.toFixed(0)} ms` } : outcome;
  }

  #note({ answers, fault }: Outcome, { bytes }: Shot): void {
    for (const { answer, ms } of answers) {
      this.#tally.answered(answer.status, ms, bytes);
      for (const what of faultsOf(answer)) this.#tally.fault(what, bytes);
    }
    if (fault) this.#tally.fault(fault, bytes);
  }

  async #askKept(shot: Shot): Promise<Outcome> {
    this.#kept ??= this.#connect();
    const outcome = await this.#kept.ask(shot);
    const last = outcome.answers.at(-1)?.answer;
    const says = last !== undefined && endsConnection(last);
    if (says || !outcome.open) this.close();
    if (outcome.open || says) return outcome;
    return { fault: 'the connection was closed before the answer', ...outcome };
  }

  /** Well-formed requests: each is answered, or the one before it has ended the connection. */
  async sendKept(shot: Shot): Promise<Outcome> {
    const outcome = await this.#promptly(() => this.#askKept(shot));
    const { answers } = outcome;
    const missing = shot.toHead.length - answers.length;
    this.#note(outcome, shot);
    this.#tally.requests += shot.toHead.length;
    for (let left = missing; left > 0; left -= 1) this.#tally.count('behind a close');
    return outcome;
  }

  async #sendMalformed(random: Random, pool: Pool): Promise<void> {
    const shot = malformed(random, pool);
    const outcome = await this.#promptly(() => this.#connect().ask(shot, shot.leaving));
    this.#tally.requests += 1;
    if (outcome.answers.length === 0) this.#tally.count('no answer');
    this.#note(outcome, shot);
  }

  /** Sends the requests that belong to a seed until there are so many, or somebody says that it is enough. */
  async send(seed: number, pool: Pool, count: number, stopped: () => boolean): Promise<void> {
    const random = randomOf(seedOf(seed));
    let left = count;
    while (left > 0 && !stopped()) {
      if (random.chance(malformedShare)) {
        left -= 1;
        await this.#sendMalformed(random, pool);
      } else {
        const shot = wellFormed(random, pool, left);
        left -= shot.toHead.length;
        await this.sendKept(shot);
      }
    }
  }
}
