import type { Server } from 'node:http';
import type { Decision } from '../../shared/resolve';
import type { StoreWatcher } from '../cache/pageStore';
import type { Outcome } from '../log/answerLine';

/** Why something never became an answered request: the status that was said, or what there was too much of. */
export const refusals = [400, 405, 408, 413, 417, 431, 'owed', 'connections'] as const;

export type Refusal = (typeof refusals)[number];

/** What is counted for whoever operates the site; where nobody asks for it there is none of it. */
export type Metrics = StoreWatcher & {
  /** Counts an answer that took so many seconds and has been handed over, or whose client has left. */
  answered: (decision: Decision, outcome: Outcome, status: number, seconds: number) => void;
  /** Counts a client that was turned away. */
  refused: (reason: Refusal) => void;
  /** Tells the open connections of the site's server from now on. */
  watch: (server: Server) => void;
};
