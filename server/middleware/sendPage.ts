import compression from 'compression';
import type { RequestHandler } from 'express';
import { sendBody } from '../cache/sendBody';
import type { Services } from '../context';
import { jobKey, jobOf } from '../pages/job';
import { ReaderLeft } from '../pages/rendering';

/** Compresses what is streamed; a stored body is compressed already, and its ETag names its bytes. */
const compress = compression();

/** Sends pages: from the store, or from the rendering that is on its way there. */
export const sendPage = ({ store, responses, document, log }: Services): RequestHandler => {
  return async (request, response, next) => {
    const { id: requestId, decision } = request.context;
    if (decision.kind !== 'page') return next();
    response.type('html');
    const job = jobOf(decision);
    const key = jobKey(job);
    const stored = store.find(key);
    response.locals.hit = stored !== undefined;
    if (stored) return sendBody(request, response, stored, responses);
    if (request.method === 'HEAD')
      return sendBody(request, response, await store.warm(key, () => document(job)));
    const rendering = await store.render(key, () => document(job)).rendering;
    await rendering.ready(response);
    compress(request, response, () => rendering.pipe(response));
    rendering.done.catch((error: unknown) => {
      if (error instanceof ReaderLeft) return;
      log.error({ err: error, requestId, page: job.page }, 'failed after the first bytes');
    });
  };
};
