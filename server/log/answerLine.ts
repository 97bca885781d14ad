import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import { clientAddress, type Trust } from '../request/client';
import { traceOf } from '../request/trace';

type Described = { lang?: string; page?: string; rule?: string; location?: string };

/** Whether neither page nor rule has an address, and yet it was answered: by a file of the build, or a text. */
export const isFile = (decision: Decision, status: number): boolean =>
  decision.kind === 'error' && status < 400;

/** What was decided, without queries: they may carry what a visitor typed. */
const describe = (decision: Decision, status: number): Described => {
  if (isFile(decision, status)) return { rule: 'file' };
  const { lang, rule } = decision;
  if (decision.kind === 'page') return { lang, page: decision.page };
  if (decision.kind === 'error') return { lang, rule };
  return { lang, rule, location: decision.location.split('?', 1)[0] ?? '' };
};

/** What the lines of a decision have in common, written out once and not with each line. */
type Common = { log: Logger; method: string; path: string; byStatus: Map<number, Logger> };

const known = new WeakMap<Decision, Common>();
const knownOfHead = new WeakMap<Decision, Common>();

/** The log of a request's decision and status: an address that is asked for often has most of its line ready. */
const logOf = (
  log: Logger,
  decision: Decision,
  status: number,
  { method = '', url = '' }: IncomingMessage,
): Logger => {
  // GET and HEAD of an address are one decision.
  const commons = method === 'HEAD' ? knownOfHead : known;
  let common = commons.get(decision);
  if (common?.log !== log) {
    common = { log, method, path: splitTarget(url).path.slice(0, 300), byStatus: new Map() };
    commons.set(decision, common);
  }
  let own = common.byStatus.get(status);
  if (!own) {
    const { path } = common;
    own = log.child({ method, path, status, ...describe(decision, status) });
    common.byStatus.set(status, own);
  }
  return own;
};

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

/** What has to be noted of a request before its answer. */
export type Arrival = {
  /** Milliseconds of the process's clock. */
  start: number;
  sentBefore: number;
  client: string | undefined;
};

/** Notes when and from whom a request came: the socket of a client that leaves no longer knows its address. */
export const arrivalOf = (request: IncomingMessage, trust: Trust): Arrival => ({
  start: performance.now(),
  sentBefore: request.socket.bytesWritten ?? 0,
  client: clientAddress(request, trust),
});

/** What the server knows of an answer that it has given. */
export type Answered = {
  requestId: string;
  decision: Decision;
  /** Whether the body came from the store; undefined where no page was decided. */
  hit: boolean | undefined;
  /** Whether its client left before the end. */
  aborted: boolean;
  /** Where a link to nothing stood. */
  referrer?: string | undefined;
};

/**
 * Whether the client of a closed response left before its end. Node calls one finished whose socket has been
 * destroyed with most of it unsent; the socket of one that was sent whole is destroyed later, or never.
 */
export const hasLeft = (
  { socket }: IncomingMessage,
  { writableFinished }: ServerResponse,
): boolean => !writableFinished || socket.destroyed;

/**
 * Writes the one line of a request, as JSON, when its answer has been handed over or its client has left.
 * Without query, cookies or anything that a visitor typed.
 */
export const logAnswer = (
  log: Logger,
  request: IncomingMessage,
  { statusCode }: ServerResponse,
  { start, sentBefore, client }: Arrival,
  { requestId, decision, hit, aborted, referrer }: Answered,
): void => {
  const level = aborted ? 'info' : levelOf(statusCode);
  if (!log.isLevelEnabled(level)) return;
  // Pino leaves out what is undefined.
  const entry = {
    requestId,
    ms: Math.round((performance.now() - start) * 100) / 100,
    bytes: (request.socket.bytesWritten ?? 0) - sentBefore,
    client,
    hit,
    traceparent: traceOf(request.headers),
    referrer,
    aborted: aborted || undefined,
  };
  logOf(log, decision, statusCode, request)[level](entry, 'request');
};
