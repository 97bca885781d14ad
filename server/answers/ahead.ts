import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Decision } from '../../shared/resolve';
import type { Services } from '../context';
import { arrivalOf, logAnswer } from '../log/answerLine';
import { jobKey, jobOf } from '../pages/job';
import { decide } from '../request/decide';
import { chooseEncoding } from '../request/encoding';
import { requestIdHeader, requestIdOf } from '../request/id';
import { etagOf, isFresh } from './etag';
import { type KeptAnswer, redirects, redirectVariant, storedVariant } from './kept';

/** The answer that the pipeline has given to such a request before; undefined where it has to give it. */
const find = (
  { store, kept }: Services,
  { headers }: IncomingMessage,
  decision: Decision,
): KeptAnswer | undefined => {
  if (decision.kind === 'redirect') return kept.find(redirects, redirectVariant(decision));
  const page = decision.kind === 'page' ? store.find(jobKey(jobOf(decision))) : undefined;
  if (!page) return undefined;
  const encoding = chooseEncoding(headers);
  const status = isFresh(headers, etagOf(page, encoding)) ? 304 : 200;
  return kept.find(page, storedVariant(encoding, status));
};

const send = (
  response: ServerResponse,
  { status, head, body }: KeptAnswer,
  requestId: string,
  decision: Decision,
): void => {
  const own = [requestIdHeader, requestId];
  if (decision.kind === 'redirect') own.push('Location', decision.location);
  response.writeHead(status, own.concat(head));
  response.end(body);
};

/**
 * Gives again what the pipeline has answered before, without entering it: Express changes the prototypes of
 * each request and response, which costs several times what the answer does. Whatever it has not answered
 * yet, and whatever is out of the ordinary, goes to the pipeline.
 */
export const answerAhead =
  (services: Services, pipeline: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' || services.stopping()) return pipeline(request, response);
    const decision = decide(request);
    const answer = find(services, request, decision);
    if (!answer) return pipeline(request, response);
    const { log, trust } = services;
    const arrival = arrivalOf(request, trust);
    const requestId = requestIdOf(request.headers);
    send(response, answer, requestId, decision);
    const hit = decision.kind === 'page' ? true : undefined;
    const end = () => {
      const aborted = !response.writableFinished;
      logAnswer(log, request, response, arrival, { requestId, decision, hit, aborted });
    };
    response.once('close', end);
  };
