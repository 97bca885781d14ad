import express, { type Express } from 'express';
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
import { refuseBadHost } from './middleware/refuseBadHost';
import { securityHeaders } from './middleware/securityHeaders';
import { staticFiles } from './middleware/staticFiles';

/** The pipeline, in the order in which a request goes through it. It does not listen. */
export const createApp = (services: Services): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');
  app.set('trust proxy', services.settings.TRUST_PROXY);

  if (DEV) app.use(devReload(services.assets.version));
  app.use(accessLog(services));
  app.use(closeConnections(services));
  app.use(health(services));
  app.use(decideAddress());
  app.use(refuseBadHost());
  const guard = securityHeaders(services);
  app.use(guard);
  app.use(staticFiles(services));
  app.use(answerFiles(services));
  app.use(cachingHeaders());
  app.use(answerRedirects());
  app.use(announceRules());
  app.use(answerPages(services));
  app.use(answerErrors(services, guard));
  return app;
};
