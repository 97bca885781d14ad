import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterPreviousResponse, limitConnection } from '../http/limitConnection';
import type { HttpLimits } from '../http/limits';
import type { Telemetry } from '../observability/metrics';
import { isClientAborted, recordResponse } from '../observability/recordResponse';
import { pageKey } from '../render/variant';
import {
  type ContextDependencies,
  createContext,
  type RequestContext,
  requestIdHeader,
  traceHeader,
} from '../request/context';
import type { PageStore } from './pageStore';
import { selectRepresentation } from './representation';
import { type CachedResponse, type ResponseCache, redirectKey } from './responseCache';

type CacheServices = {
  limits: HttpLimits;
  store: PageStore;
  responses: ResponseCache;
  /** Whether the process is stopping: then the pipeline answers, which sends `Connection: close`. */
  stopping: () => boolean;
};

/** The cached response to a request; undefined where the pipeline has to answer it. */
const find = (
  { store, responses, stopping }: CacheServices,
  { method, headers, context }: IncomingMessage,
): CachedResponse | undefined => {
  if (method !== 'GET' || stopping()) return undefined;
  const { decision, encoding } = context;
  if (decision.kind === 'redirect') return responses.find(redirectKey(decision));
  const page = decision.kind === 'page' ? store.find(pageKey(decision)) : undefined;
  return page && responses.find(selectRepresentation(page, encoding, headers));
};

/** The headers of this request alone; the cached ones follow. */
const ownHeaders = ({ id, trace, decision }: RequestContext): string[] => {
  const own = [requestIdHeader, id];
  if (trace) own.push(traceHeader, trace);
  if (decision.kind === 'redirect') own.push('Location', decision.location);
  return own;
};

/** Sends a cached response to a request. */
const send = (
  services: Telemetry & { limits: HttpLimits },
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CachedResponse,
): void => {
  const { context } = request;
  response.writeHead(status, ownHeaders(context).concat(headers));
  response.end(body);
  const hit = context.decision.kind === 'page' || undefined;
  const record = (aborted: boolean) =>
    recordResponse(services, request, response, { hit, aborted });
  // An empty socket buffer means that the response is sent. A listener would cost as much as a log line.
  if (response.socket?.writableLength === 0) record(false);
  else if (limitConnection(services, request, response))
    response.once('close', () => record(isClientAborted(request, response)));
  else record(true);
};

/**
 * Creates the context of a request and answers from the response cache if it can; everything else goes to the
 * pipeline. Express changes the prototypes of each request and response, which costs several times a cached response.
 */
export const serveCached =
  (
    services: CacheServices & ContextDependencies & Telemetry,
    pipeline: RequestListener,
  ): RequestListener =>
  (request, response) => {
    // An earlier pipelined request has closed this connection.
    if (request.socket.destroyed) return;
    let cached: CachedResponse | undefined;
    try {
      request.context = createContext(request, services);
      cached = find(services, request);
    } catch (error) {
      // An uncaught error would end the process and all connections.
      services.log.error({ err: error }, 'failed before the pipeline');
      // Without a context the language of an error page is unknown.
      if (!request.context)
        return void response
          .writeHead(500, { 'Cache-Control': 'no-store', 'Content-Length': '0' })
          .end();
    }
    if (cached) send(services, request, response, cached);
    else if (limitConnection(services, request, response))
      afterPreviousResponse(response, () => pipeline(request, response));
  };
