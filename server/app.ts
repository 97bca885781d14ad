import compression from 'compression';
import express, { type Express } from 'express';
import type { Services } from './createServices';
import { accessLog } from './middleware/accessLog';
import { health, healthPath, readiness, readyPath } from './middleware/health';
import { responseCache } from './middleware/responseCache';
import { cachingHeaders, linkSpeculationRules } from './middleware/responseHeaders';
import { securityHeaders } from './middleware/securityHeaders';
import { sendErrors } from './middleware/sendError';
import { sendFile } from './middleware/sendFile';
import { sendPage } from './middleware/sendPage';
import { sendRedirect } from './middleware/sendRedirect';
import { requestContext } from './request/context';

/** Whether `compression` may encode a body: encoded bodies, and the identity of those, are sent as they are. */
const isNotEncoded: compression.CompressionFilter = (request, response) =>
  !response.locals['encoded'] && compression.filter(request, response);

/**
 * The application, in the order in which a request passes through it. `request.context.decision` says what an address
 * is answered with, and each step answers one kind of decision.
 */
export const createApp = (services: Services): Express => {
  const app = express();
  app.set('trust proxy', services.settings.TRUST_PROXY);
  for (const unused of ['x-powered-by', 'etag', 'query parser']) app.disable(unused);

  app.use(requestContext(services));
  app.get(healthPath, health(services));
  app.get(readyPath, readiness(services));
  app.use(accessLog(services));
  // Pages and redirects that were sent before
  app.use(responseCache(services));
  const secure = securityHeaders(services);
  app.use(secure, cachingHeaders());
  // The first rendering of a page, and small files
  app.use(compression({ filter: isNotEncoded }));
  // /en/products, /pt/tools/x, … : shared/redirects.ts, and every misspelt address of a page
  app.use(sendRedirect());
  // /assets/…, /favicon.svg, /robots.txt, … : fileTable.ts
  app.use(sendFile(services));
  app.use(linkSpeculationRules());
  // /en, /pt/contact, /nano-banana-api?lang=pt, … : shared/pages.ts
  app.use(sendPage(services));
  // 400, 404, 405, 410 and 414; 500 for what failed above
  app.use(sendErrors(services, secure));
  return app;
};
