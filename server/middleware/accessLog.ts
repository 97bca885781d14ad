import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { enquiryIds } from '../../shared/contact/enquiry';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import type { Services } from '../createServices';

/** Longest logged path and referrer, in characters. */
const maxTextLength = 300;

/** Where a query begins, or parameters without `?`; percent-encoded any number of times. */
const queryStart = /[?#&;]|%(?:25)*(?:3f|23|26|3b)/i;

/** A path as the log has it: without a query in any spelling, which may be what a visitor typed. */
const loggedPath = (path: string): string =>
  path.slice(0, maxTextLength).split(queryStart, 1).join();

/**
 * Whether a browser asks ahead of a visit that may never come: `Sec-Purpose: prefetch` or `prefetch;prerender` (Fetch
 * Standard), `Purpose` in older browsers.
 */
const isPrefetch = ({ headers }: Request): boolean =>
  /^prefetch\b/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));

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

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

/**
 * The Referer of a request: our referrer's path, or only the origin of other sites, whose paths and queries may be
 * about the visitor. Undefined without a valid one.
 */
const referrerOf = ({ headers: { referer } }: Request, siteOrigin: string): string | undefined => {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { protocol, origin, pathname } = new URL(referer);
  if (!/^https?:$/.test(protocol)) return undefined;
  return loggedPath(origin === siteOrigin ? pathname : origin);
};

/**
 * Whether the client of a closed response left before its end. Node also calls a response finished whose socket
 * was destroyed with most of it unsent; the socket of one that was sent whole is destroyed later, or never.
 */
const isClientAborted = ({ socket }: Request, { writableFinished }: Response): boolean =>
  !writableFinished || socket.destroyed;

/** A logger for each decision and method: child loggers serialize their fields once. */
const createLoggerOf = (log: Logger) => {
  const loggers = new WeakMap<Decision, Map<string, Logger>>();
  return ({ method, context: { decision, target } }: Request): Logger => {
    const own = loggers.get(decision) ?? new Map<string, Logger>();
    loggers.set(decision, own);
    const path = () => loggedPath(splitTarget(target).path);
    const logger = own.get(method) ?? log.child({ method, path: path(), ...describe(decision) });
    own.set(method, logger);
    return logger;
  };
};

/**
 * Records each response when it has ended or was aborted, in the metrics and as one line of the log. The line holds no
 * query, cookie or anything that a visitor typed.
 */
export const accessLog = ({ log, metrics, site }: Services): RequestHandler => {
  const loggerOf = createLoggerOf(log);
  return (request, response, next) => {
    response.once('close', () => {
      const { id, trace, decision, start, sentBefore, client } = request.context;
      const { statusCode: status } = response;
      const { hit } = response.locals;
      const aborted = isClientAborted(request, response);
      const ms = performance.now() - start;
      const prefetch = isPrefetch(request);
      metrics?.countResponse(decision, { hit, aborted, prefetch }, status, ms / 1000);
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
        referrer: status === 404 ? referrerOf(request, site.origin) : undefined,
        aborted: aborted || undefined,
        prefetch: prefetch || undefined,
      };
      loggerOf(request)[level](entry, 'request');
    });
    next();
  };
};
