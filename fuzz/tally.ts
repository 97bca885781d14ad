/** Something that a check has found, how often, and the bytes that brought it first. */
export type Fault = { what: string; bytes: string; times: number };

/** After so many faults, and so many kinds of them, a run ends: the next would say the same again. */
const mostFaults = 1000;
const mostKinds = 10;

/** Buckets of the histogram, in tenths of a millisecond; the last is for all that is longer. */
const buckets = 50_000;
const perBucket = 0.1;

/** What a run has seen so far. */
export class Tally {
  requests = 0;
  connections = 0;
  /** Answers that came too late, and in time when they were asked for again. */
  late = 0;
  readonly statuses = new Map<string, number>();
  /** What is wrong, each kind once. */
  readonly faults: Fault[] = [];
  slowest = { ms: 0, bytes: '' };
  readonly #times = new Uint32Array(buckets);
  #answers = 0;

  /** Whether so much is wrong that more of it says nothing new. */
  get enough(): boolean {
    const times = this.faults.reduce((sum, fault) => sum + fault.times, 0);
    return this.faults.length >= mostKinds || times >= mostFaults;
  }

  count(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** An answer that took so many milliseconds, to one of the requests in these bytes. */
  answered(status: number, ms: number, bytes: string): void {
    this.count(String(status));
    this.#answers += 1;
    const bucket = Math.min(buckets - 1, Math.floor(ms / perBucket));
    this.#times[bucket] = (this.#times[bucket] ?? 0) + 1;
    if (ms > this.slowest.ms) this.slowest = { ms, bytes };
  }

  fault(what: string, bytes: string): void {
    const known = this.faults.find((fault) => fault.what === what);
    if (known) known.times += 1;
    else if (this.faults.length < mostKinds) this.faults.push({ what, bytes, times: 1 });
  }

  /** Milliseconds within which so large a share of the answers came, 0 to 1. */
  percentile(share: number): number {
    let left = this.#answers * share;
    const at = this.#times.findIndex((count) => {
      left -= count;
      return left <= 0;
    });
    return (at + 1) * perBucket;
  }
}
