import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Lang, Localized } from '../../shared/languages';
import { methods } from '../../shared/resolve';
import type { Services } from '../context';
import { type Job, jobKey } from '../pages/job';
import { ReaderLeft } from '../pages/rendering';
import { sendStored } from '../pages/send';
import { negotiate } from '../request/negotiate';

const lastWords: Localized<string> = {
  en: 'Something went wrong on our side. Please try again in a minute.',
  pt: 'Algo deu errado do nosso lado. Tente de novo daqui a um minuto.',
};

/** What may be set already for the body that could not be sent. */
const ofAnotherBody = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Last-Modified',
];

type ErrorJob = Job & { kind: 'error' };

/** Answers what is no page: an error page in the reader's language, never stored by any cache. */
export const answerErrors = (
  services: Services,
  guard: RequestHandler,
): [RequestHandler, ErrorRequestHandler] => {
  const send = async (request: Request, response: Response, job: ErrorJob) => {
    response.status(job.status);
    response.type('html').set('Cache-Control', 'no-store');
    for (const name of ofAnotherBody) response.removeHeader(name);
    const page = await services.store.warm(jobKey(job), () => services.document(job));
    sendStored(request, response, page);
  };

  const decided: RequestHandler = async (request, response, next) => {
    const { decision } = response.locals;
    if (decision?.kind !== 'error') return next();
    if (decision.status === 405) response.set('Allow', methods.join(', '));
    await send(request, response, { kind: 'error', status: decision.status, lang: decision.lang });
  };

  const failed: ErrorRequestHandler = async (error, request, response, _next) => {
    if (error instanceof ReaderLeft && response.destroyed) return;
    const { decision, requestId } = response.locals;
    const page = decision?.kind === 'page' ? decision.page : undefined;
    services.log.error({ err: error, requestId, page }, 'failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.locals.failed = true;
    guard(request, response, () => {});
    const lang: Lang = decision?.lang ?? negotiate(request.get('accept-language'));
    try {
      await send(request, response, { kind: 'error', status: 500, lang });
    } catch (worse) {
      // Even the error page cannot be rendered: a sentence is better than a hang.
      services.log.fatal({ err: worse, requestId }, 'failed to render the error page');
      response.type('text').end(lastWords[lang]);
    }
  };
  return [decided, failed];
};
