import compression from 'compression';
import type { RequestHandler } from 'express';
import { sendBody } from '../cache/sendBody';
import { ClientAborted } from '../render/rendering';
import { variantKey, variantOf } from '../render/variant';
import type { Services } from '../services';

/** Compresses a streamed response; stored bodies are compressed already. */
const compress = compression();

/** Sends pages: stored ones, or the running rendering as a stream. */
export const sendPage = ({ store, responses, document, log }: Services): RequestHandler => {
  return async (request, response, next) => {
    const { id: requestId, decision } = request.context;
    if (decision.kind !== 'page') return next();
    response.type('html');
    const variant = variantOf(decision);
    const key = variantKey(variant);
    const stored = store.find(key);
    response.locals.hit = stored !== undefined;
    if (stored) return sendBody(request, response, stored, responses);
    if (request.method === 'HEAD')
      return sendBody(request, response, await store.warm(key, () => document(variant)));
    const rendering = await store.render(key, () => document(variant)).rendering;
    await rendering.ready(response);
    compress(request, response, () => rendering.pipe(response));
    rendering.done.catch((error: unknown) => {
      if (error instanceof ClientAborted) return;
      log.error({ err: error, requestId, page: variant.page }, 'failed after the first bytes');
    });
  };
};
