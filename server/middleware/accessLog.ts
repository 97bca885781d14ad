import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import type { Services } from '../context';

/** An id from a proxy is kept only in a form that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** W3C Trace Context: kept, so that a line can be found from a trace. */
const validTrace = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

const silent = ['/healthz', '/readyz'];

/** What was decided, without queries: they may carry what a visitor typed. */
const describe = (decision: Decision | undefined, status: number): Record<string, string> => {
  if (!decision) return {};
  // Neither page nor rule has the address, and yet it was answered: a file of the build.
  if (decision.kind === 'error' && status < 400) return { rule: 'file' };
  const { lang, rule } = decision;
  if (decision.kind === 'page') return { lang, page: decision.page };
  if (decision.kind === 'error') return { lang, rule };
  return { lang, rule, location: decision.location.split('?', 1)[0] ?? '' };
};

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

const line = (
  log: Logger,
  request: Request,
  response: Response,
  start: bigint,
  sentBefore: number,
) => {
  const { requestId, decision, hit } = response.locals;
  const { statusCode, writableFinished } = response;
  const traceparent = request.get('traceparent') ?? '';
  const entry = {
    requestId,
    method: request.method,
    path: splitTarget(request.originalUrl).path.slice(0, 300),
    status: statusCode,
    ms: Math.round(Number(process.hrtime.bigint() - start) / 1e4) / 100,
    bytes: (request.socket.bytesWritten ?? 0) - sentBefore,
    client: request.ip,
    ...describe(decision, statusCode),
    ...(hit !== undefined && { hit }),
    ...(validTrace.test(traceparent) && { traceparent }),
    ...(!writableFinished && { aborted: true }),
  };
  log[writableFinished ? levelOf(statusCode) : 'info'](entry, 'request');
};

/** One JSON line a request, when its answer has ended or its client has left; none for health checks. */
export const accessLog = ({ log }: Services): RequestHandler => {
  return (request, response, next) => {
    const inbound = request.get('x-request-id') ?? '';
    const requestId = validId.test(inbound) ? inbound : randomUUID();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    if (silent.includes(request.path)) return next();
    const start = process.hrtime.bigint();
    const sentBefore = request.socket.bytesWritten ?? 0;
    response.once('close', () => line(log, request, response, start, sentBefore));
    next();
  };
};
