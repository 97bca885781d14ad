import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Decision } from '../../shared/resolve';
import type { LogLosses } from './logDestination';

/** Why a client was turned away: the status that it got, or the limit that it exceeded. */
export const refusals = [400, 405, 408, 413, 431, 'pipeline'] as const;

export type Refusal = (typeof refusals)[number];

/** How a response ended. */
export type Outcome = {
  /** Whether the body came from the store; undefined where no page was decided. */
  hit: boolean | undefined;
  /** Whether its client left before the end. */
  aborted: boolean;
  /** Whether a browser has asked for it ahead of a visit. */
  prefetch: boolean;
};

/** What is counted for operators. */
export type Metrics = {
  /** Counts a response that took so many seconds, or whose client has aborted it. */
  countResponse: (decision: Decision, outcome: Outcome, status: number, seconds: number) => void;
  countRefusal: (reason: Refusal) => void;
  /** Counts a rendering that took so many seconds, and is stored or has failed. */
  countRendering: (seconds: number, stored: boolean) => void;
  /** Measures the open connections of the site's server from now on. */
  watchConnections: (server: Server) => void;
};

/** Where a part of the server reports what happens; without METRICS_PORT there are no metrics. */
export type Telemetry = { log: Logger; metrics?: Metrics | undefined };

/** What the metrics of a process are about. */
export type Measured = {
  store: { readonly bytes: number; readonly count: number };
  version: string;
  ready: () => boolean;
  /** What has gone wrong with the log since the start. */
  logLosses: () => LogLosses;
};
