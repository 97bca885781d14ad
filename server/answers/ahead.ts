import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Decision } from '../../shared/resolve';
import type { Services } from '../context';
import { arrivalOf, hasLeft } from '../log/answerLine';
import { pageKey } from '../pages/job';
import { decide } from '../request/decide';
import { chooseEncoding } from '../request/encoding';
import { requestIdOf } from '../request/id';
import { traceHeader, traceOf } from '../request/trace';
import { etagOf, isFresh } from './etag';
import { giveAgain, type KeptAnswer, redirects, redirectVariant, storedVariant } from './kept';
import { noteAnswer } from './note';
import { limitClient, whenItsTurn } from './owed';

/** The answer that the pipeline has given to such a request before; undefined where it has to give it. */
const find = (
  { store, kept }: Services,
  { headers }: IncomingMessage,
  decision: Decision,
): KeptAnswer | undefined => {
  if (decision.kind === 'redirect') return kept.find(redirects, redirectVariant(decision));
  const page = decision.kind === 'page' ? store.find(pageKey(decision)) : undefined;
  if (!page) return undefined;
  const encoding = chooseEncoding(headers);
  const status = isFresh(headers, etagOf(page, encoding)) ? 304 : 200;
  return kept.find(page, storedVariant(encoding, status));
};

/** Calls back when an answer has been handed over, at once where it is already, or its client has left. */
const whenSent = (
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  done: (aborted: boolean) => void,
): void => {
  // What the socket has taken whole cannot be given up any more; a listener costs as much as a log line.
  if (response.socket?.writableLength === 0) {
    done(false);
    return;
  }
  if (limitClient(services, request, response))
    response.once('close', () => done(hasLeft(request, response)));
  else done(true);
};

/** Answers a request ahead of the pipeline, and tells whether it could. */
const answer = (
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const { log, trust, metrics } = services;
  const decision = decide(request);
  const kept = find(services, request, decision);
  if (!kept) return false;
  const requestId = requestIdOf(request.headers);
  const location = decision.kind === 'redirect' ? decision.location : undefined;
  const noted = metrics !== undefined || log.isLevelEnabled('info');
  const arrival = noted ? arrivalOf(request, trust) : undefined;
  const trace = traceOf(request.headers);
  if (trace) response.setHeader(traceHeader, trace);
  giveAgain(response, kept, requestId, location);
  whenSent(services, request, response, (aborted) => {
    if (!arrival) return;
    const hit = decision.kind === 'page' || undefined;
    noteAnswer(services, request, response, arrival, { requestId, decision, hit, aborted });
  });
  return true;
};

/**
 * Gives again what the pipeline has answered before, without entering it: Express changes the prototypes of
 * each request and response, which costs several times what the answer does. Whatever it has not answered
 * yet, and whatever is out of the ordinary, goes to the pipeline.
 */
export const answerAhead =
  (services: Services, pipeline: RequestListener): RequestListener =>
  (request, response) => {
    // Let go for what it asked before, in the same bytes: there is nobody to answer any more.
    if (request.socket.destroyed) return;
    let answered = false;
    try {
      answered =
        request.method === 'GET' && !services.stopping() && answer(services, request, response);
    } catch (error) {
      // Nobody else catches it here: the process would end, and with it everybody's connections.
      services.log.error({ err: error }, 'failed ahead of the pipeline');
    }
    if (!answered && limitClient(services, request, response))
      whenItsTurn(response, () => pipeline(request, response));
  };
