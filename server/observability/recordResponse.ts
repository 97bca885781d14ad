import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { enquiryIds } from '../../shared/contact/enquiry';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import type { RequestContext } from '../request/context';
import { memoizeByObject } from '../request/memoize';
import type { Outcome, Telemetry } from './metrics';

/** What was decided, in words of the tables. Queries are left out: they may carry what a visitor typed. */
const describe = (decision: Decision): Record<string, string | undefined> => {
  const { rule, lang } = decision;
  if (decision.kind === 'file') return { rule };
  if (decision.kind === 'error') return { lang, rule };
  if (decision.kind === 'redirect')
    return { lang, rule, location: decision.location.replace(/\?[^#]*/, '') };
  const { page, params } = decision;
  return { lang, page, ...(page === 'contact' && enquiryIds(params)) };
};

/** The loggers of each decision by method: child loggers serialize their fields once. */
const loggersOf = memoizeByObject((_log: Logger) => new WeakMap<Decision, Map<string, Logger>>());

/** A logger that has method, path and decision of a request. */
const loggerOf = (
  log: Logger,
  { method = '', context: { decision, target } }: IncomingMessage,
): Logger => {
  const all = loggersOf(log);
  const own = all.get(decision) ?? new Map<string, Logger>();
  all.set(decision, own);
  let logger = own.get(method);
  if (!logger) {
    const path = splitTarget(target).path.slice(0, 300);
    logger = log.child({ method, path, ...describe(decision) });
    own.set(method, logger);
  }
  return logger;
};

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

/**
 * Whether the client of a closed response left before its end. Node also calls a response finished whose socket
 * was destroyed with most of it unsent; the socket of one that was sent whole is destroyed later, or never.
 */
export const isClientAborted = (
  { socket }: IncomingMessage,
  { writableFinished }: ServerResponse,
): boolean => !writableFinished || socket.destroyed;

/**
 * Records a response that has been sent or aborted, in the metrics and as one line of the log. The line holds no query,
 * cookie or anything that a visitor typed.
 */
export const recordResponse = (
  { log, metrics }: Telemetry,
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  outcome: Outcome,
): void => {
  const { id, decision, trace, start, sentBefore, client }: RequestContext = request.context;
  const { hit, aborted, referrer } = outcome;
  const ms = performance.now() - start;
  metrics?.countResponse(decision, outcome, status, ms / 1000);
  const level = aborted ? 'info' : levelOf(status);
  if (!log.isLevelEnabled(level)) return;
  // Pino leaves out what is undefined.
  const entry = {
    status,
    requestId: id,
    ms: Math.round(ms * 100) / 100,
    bytes: (request.socket.bytesWritten ?? 0) - sentBefore,
    client,
    hit,
    traceparent: trace,
    referrer,
    aborted: aborted || undefined,
  };
  loggerOf(log, request)[level](entry, 'request');
};
