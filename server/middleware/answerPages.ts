import compression from 'compression';
import type { RequestHandler } from 'express';
import type { PageDecision } from '../../shared/resolve';
import type { Services } from '../context';
import { type Job, jobKey } from '../pages/job';
import { sendStored } from '../pages/send';

const jobOf = ({ page, lang, declared }: PageDecision): Job => ({
  kind: 'page',
  page,
  lang,
  declared,
});

/** Compresses what is streamed; a stored body is compressed already, and its ETag names its bytes. */
const compress = compression();

/** Answers pages: from the store, or from the rendering that is on its way there. */
export const answerPages = ({ store, document }: Services): RequestHandler => {
  return async (request, response, next) => {
    const { decision } = response.locals;
    if (decision?.kind !== 'page') return next();
    response.type('html');
    const job = jobOf(decision);
    const key = jobKey(job);
    const stored = store.find(key);
    response.locals.hit = stored !== undefined;
    if (stored) return sendStored(request, response, stored);
    if (request.method === 'HEAD')
      return sendStored(request, response, await store.warm(key, () => document(job)));
    const rendering = await store.render(key, () => document(job)).rendering;
    await rendering.ready(response);
    compress(request, response, () => rendering.pipe(response));
  };
};
