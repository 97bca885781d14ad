import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { splitTarget } from '../../shared/path';
import type { Decision } from '../../shared/resolve';
import type { Services } from '../context';

/** 128 random bits in 22 characters: a UUID would take 14 octets more of each page's 14.6 kB. */
const newId = (): string => randomBytes(16).toString('base64url');

/** An id from a proxy is kept only in a form that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** W3C Trace Context: kept, so that a line can be found from a trace. */
const validTrace = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

/** What was decided, without queries: they may carry what a visitor typed. */
const describe = (decision: Decision, status: number): Record<string, string> => {
  // Neither page nor rule has the address, and yet it was answered: a file of the build.
  if (decision.kind === 'error' && status < 400) return { rule: 'file' };
  const { lang, rule } = decision;
  if (decision.kind === 'page') return { lang, page: decision.page };
  if (decision.kind === 'error') return { lang, rule };
  return { lang, rule, location: decision.location.split('?', 1)[0] ?? '' };
};

const levelOf = (status: number): 'info' | 'warn' | 'error' =>
  status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';

/** What has to be noted before the answer. */
type Arrival = { start: bigint; sentBefore: number; client: string | undefined };

const line = (log: Logger, request: Request, response: Response, arrival: Arrival) => {
  const { start, sentBefore, client } = arrival;
  const { requestId, decision, hit } = response.locals;
  // Health checks are answered before an address is decided, and nobody wants to read of them.
  if (!decision) return;
  const { statusCode, writableFinished } = response;
  const traceparent = request.get('traceparent') ?? '';
  const entry = {
    requestId,
    method: request.method,
    path: splitTarget(request.originalUrl).path.slice(0, 300),
    status: statusCode,
    ms: Math.round(Number(process.hrtime.bigint() - start) / 1e4) / 100,
    bytes: (request.socket.bytesWritten ?? 0) - sentBefore,
    client,
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
    const requestId = validId.test(inbound) ? inbound : newId();
    response.locals.requestId = requestId;
    response.set('X-Request-Id', requestId);
    const start = process.hrtime.bigint();
    const sentBefore = request.socket.bytesWritten ?? 0;
    // Taken now: the socket of a client that leaves no longer knows its address.
    const client = request.ip;
    response.once('close', () => line(log, request, response, { start, sentBefore, client }));
    next();
  };
};
