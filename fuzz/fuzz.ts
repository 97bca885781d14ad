import { seedOf } from './random';
import { Sender } from './sender';
import type { Tally } from './tally';
import { poolOf } from './wellFormed';

export type Plan = {
  port: number;
  requests: number;
  seed: number;
  connections: number;
  tally: Tally;
  /** Milliseconds after which no answer is waited for any longer; tests shorten it. */
  patience?: number | undefined;
  /** Whether somebody wants it to end before. */
  stopped?: () => boolean;
  /** Called after each of these numbers of requests, when all are answered; the next are sent when it resolves. */
  milestones?: readonly number[];
  onMilestone?: (requests: number) => Promise<void>;
};

/** Most requests of one pool: a new one brings addresses and fields that have not been there. */
const mostOfPool = 50_000;

/** Sends a plan's requests, which its seed alone decides, and resolves when all are answered. */
export const fuzz = async ({
  port,
  requests,
  seed,
  connections,
  tally,
  patience,
  stopped = () => false,
  milestones = [],
  onMilestone = async () => {},
}: Plan): Promise<void> => {
  const senders = Array.from({ length: connections }, () => new Sender(port, tally, patience));
  const ended = () => tally.enough || stopped();
  const stops = [...new Set([...milestones.filter((stop) => stop < requests), requests])];
  let sent = 0;
  let pool = poolOf(seedOf(seed, sent));
  for (const stop of stops.sort((a, b) => a - b)) {
    while (sent < stop && !ended()) {
      const count = Math.min(mostOfPool - (sent % mostOfPool), stop - sent);
      const own = seedOf(seed, sent);
      // Made while nothing is on its way: its time would be taken for the server's.
      if (sent > 0 && sent % mostOfPool === 0) pool = poolOf(own);
      await Promise.all(
        senders.map((sender, at) => {
          const share = Math.floor(count / connections) + (at < count % connections ? 1 : 0);
          return sender.send(seedOf(own, at), pool, share, ended);
        }),
      );
      sent += count;
    }
    if (!ended()) await onMilestone(stop);
  }
  for (const sender of senders) sender.close();
};
