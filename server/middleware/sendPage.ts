import type { RequestHandler } from 'express';
import { cacheControlOf, noTransform } from '../../shared/caching';
import { sendBody } from '../cache/sendBody';
import type { Services } from '../createServices';
import { ClientAborted } from '../render/rendering';

/** Sends pages: stored ones, or a new rendering as a stream, which `compression` compresses. */
export const sendPage = ({ store, document, log }: Services): RequestHandler => {
  return async (request, response, next) => {
    const { id: requestId, decision } = request.context;
    if (decision.kind !== 'page') return next();
    response.type('html');
    const stored = store.find(decision);
    response.locals.hit = stored !== undefined;
    if (stored) return sendBody(request, response, stored);
    // One visitor at a time gets a stream: each has a compressor of its own, of half a megabyte.
    if (request.method === 'HEAD' || store.pending.size > 0)
      return sendBody(request, response, await store.warm(decision, document));
    // `compression` would leave the stream as it is.
    response.set('Cache-Control', cacheControlOf(decision).replace(noTransform, ''));
    const rendering = await store.render(decision, document).rendering;
    await rendering.streamTo(response);
    rendering.done.catch((error: unknown) => {
      if (error instanceof ClientAborted) return;
      log.error({ err: error, requestId, page: decision.page }, 'failed after the first bytes');
    });
  };
};
