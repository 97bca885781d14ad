import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { defaultLang, type Lang, type Localized } from '../../shared/languages';
import { methods } from '../../shared/resolve';
import type { Variant } from '../cache/pageStore';
import { sendBody } from '../cache/sendBody';
import type { Services } from '../createServices';
import { ClientAborted } from '../render/rendering';
import { negotiateLanguage } from '../request/negotiate';

const fallbackText: Localized<string> = {
  en: 'Something went wrong on our side. Please try again in a minute.',
  pt: 'Algo deu errado do nosso lado. Tente de novo daqui a um minuto.',
};

/** Headers to drop before sending the error body. */
const bodyHeaders = [
  'Accept-Ranges',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Last-Modified',
];

const preferredLang = (request: Request): Lang => negotiateLanguage(request.get('accept-language'));

type ErrorVariant = Variant & { kind: 'error' };

/** Sends error pages in the visitor's language; no cache may store them. */
export const sendErrors = (
  services: Services,
  guard: RequestHandler,
): [RequestHandler, ErrorRequestHandler] => {
  const send = async (request: Request, response: Response, variant: ErrorVariant) => {
    response.status(variant.status);
    // No cache keeps an error, so that it may name its line of the log.
    response.type('html').set({ 'Cache-Control': 'no-store', 'X-Request-Id': request.context.id });
    for (const name of bodyHeaders) response.removeHeader(name);
    sendBody(request, response, await services.store.warm(variant, services.document));
  };

  const decided: RequestHandler = async (request, response) => {
    const { decision } = request.context;
    // Any other decision that comes here is a file that has gone from the disk.
    const { status, lang } =
      decision.kind === 'error'
        ? decision
        : ({ status: 404, lang: decision.lang ?? preferredLang(request) } as const);
    if (status === 405) response.set('Allow', methods.join(', '));
    await send(request, response, { kind: 'error', status, lang });
  };

  const failed: ErrorRequestHandler = async (error, request, response, _next) => {
    if (error instanceof ClientAborted && response.destroyed) return;
    if (!request.context) {
      // Deciding the address has failed: nothing is known of the request.
      services.log.error({ err: error }, 'failed to read a request');
      response.status(500).set('Cache-Control', 'no-store').type('text');
      response.send(fallbackText[defaultLang]);
      return;
    }
    const { decision, id: requestId } = request.context;
    const page = decision.kind === 'page' ? decision.page : undefined;
    services.log.error({ err: error, requestId, page }, 'failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.locals.failed = true;
    guard(request, response, () => {});
    const lang: Lang = decision.lang ?? preferredLang(request);
    try {
      await send(request, response, { kind: 'error', status: 500, lang });
    } catch (worse) {
      // Even the error page cannot be rendered.
      services.log.fatal({ err: worse, requestId }, 'failed to render the error page');
      response.type('text').end(fallbackText[lang]);
    }
  };
  return [decided, failed];
};
