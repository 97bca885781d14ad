import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import type { RequestContext } from '../request/context';

type Described = { lang?: string; page?: string; rule?: string; location?: string };

/** What was decided, without queries: they may carry what a visitor typed. */
const describe = (decision: Decision): Described => {
  const { rule } = decision;
  if (decision.kind === 'file') return { rule };
  const { lang } = decision;
  if (decision.kind === 'page') return { lang, page: decision.page };
  if (decision.kind === 'error') return { lang, rule };
  return { lang, rule, location: decision.location.replace(/\?[^#]*/, '') };
};

/** What the lines of a decision have in common, written out once and not with each line. */
type Common = { log: Logger; method: string; path: string; byStatus: Map<number, Logger> };

const known = new WeakMap<Decision, Common>();
const knownOfHead = new WeakMap<Decision, Common>();

/** The log of a request's decision and status: an address that is asked for often has most of its line ready. */
const logOf = (
  log: Logger,
  status: number,
  { method = '', context: { decision, target } }: IncomingMessage,
): Logger => {
  // GET and HEAD of an address are one decision.
  const commons = method === 'HEAD' ? knownOfHead : known;
  let common = commons.get(decision);
  if (common?.log !== log) {
    common = { log, method, path: splitTarget(target).path.slice(0, 300), byStatus: new Map() };
    commons.set(decision, common);
  }
  let own = common.byStatus.get(status);
  if (!own) {
    const { path } = common;
    own = log.child({ method, path, status, ...describe(decision) });
    common.byStatus.set(status, own);
  }
  return own;
};

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

/** How a response ended. */
export type Outcome = {
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
  { hit, aborted, referrer }: Outcome,
): void => {
  const level = aborted ? 'info' : levelOf(statusCode);
  if (!log.isLevelEnabled(level)) return;
  const { id, trace, start, sentBefore, client }: RequestContext = request.context;
  // Pino leaves out what is undefined.
  const entry = {
    requestId: id,
    ms: Math.round((performance.now() - start) * 100) / 100,
    bytes: (request.socket.bytesWritten ?? 0) - sentBefore,
    client,
    hit,
    traceparent: trace,
    referrer,
    aborted: aborted || undefined,
  };
  logOf(log, statusCode, request)[level](entry, 'request');
};
