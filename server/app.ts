import type { RequestListener } from 'node:http';
import express from 'express';
import { answerAhead } from './answers/ahead';
import type { Services } from './context';
import { accessLog } from './middleware/accessLog';
import { announceRules } from './middleware/announceRules';
import { answerErrors } from './middleware/answerErrors';
import { answerFiles } from './middleware/answerFiles';
import { answerPages } from './middleware/answerPages';
import { answerRedirects } from './middleware/answerRedirects';
import { cachingHeaders } from './middleware/cachingHeaders';
import { closeConnections } from './middleware/closeConnections';
import { decideAddress } from './middleware/decideAddress';
import { devReload } from './middleware/devReload';
import { health } from './middleware/health';
import { securityHeaders } from './middleware/securityHeaders';
import { staticFiles } from './middleware/staticFiles';
import { originForm } from './request/originForm';

/**
 * The pipeline, in the order in which a request goes through it. It does not listen. What its steps set on a
 * page or a redirect is kept and given to every later reader: nothing that is of one visitor belongs there.
 */
export const createApp = (services: Services): RequestListener => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');

  if (DEV) app.use(devReload(services.assets.version));
  app.use(accessLog(services));
  app.use(closeConnections(services));
  app.use(health(services));
  app.use(decideAddress());
  const guard = securityHeaders(services);
  app.use(guard);
  app.use(staticFiles(services));
  app.use(answerFiles(services));
  app.use(cachingHeaders());
  app.use(answerRedirects(services));
  app.use(announceRules());
  app.use(answerPages(services));
  app.use(answerErrors(services, guard));
  return (request, response) => {
    request.url = originForm(request.url ?? '/');
    app(request, response);
  };
};

/** What answers requests: ahead of the pipeline where it has answered the same before. */
export const createListener = (services: Services): RequestListener =>
  answerAhead(services, createApp(services));
