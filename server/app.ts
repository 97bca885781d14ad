import type { RequestListener } from 'node:http';
import express from 'express';
import { splitTarget } from '../shared/path';
import { serveCached } from './cache/serveCached';
import { accessLog } from './middleware/accessLog';
import { health, healthPath, readiness, readyPath } from './middleware/health';
import { cachingHeaders, contextHeaders, linkSpeculationRules } from './middleware/responseHeaders';
import { securityHeaders } from './middleware/securityHeaders';
import { sendErrors } from './middleware/sendError';
import { sendFile } from './middleware/sendFile';
import { sendPage } from './middleware/sendPage';
import { sendRedirect } from './middleware/sendRedirect';
import type { Services } from './services';

/**
 * Reduces a request target to path and query (RFC 9112, section 3.2.1). In a target with a fragment or an origin
 * Express takes `//x` for a host and backslashes for slashes, and answers an empty path with its own 404.
 */
const originForm = (target: string): string => {
  if (target.startsWith('/') && !target.includes('#')) return target;
  const { path, query } = splitTarget(target);
  return (path.startsWith('/') ? path : `/${path}`) + query;
};

/**
 * The pipeline, in the order in which a request passes through it. `request.context.decision` says what an address
 * is answered with, and each step answers one kind of decision. Headers of pages and redirects are cached for all
 * later visitors: never set one that belongs to a single visitor.
 */
export const createApp = (services: Services): RequestListener => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');

  app.use(contextHeaders(services));
  app.get(healthPath, health(services));
  app.get(readyPath, readiness(services));
  app.use(accessLog(services));
  const secure = securityHeaders(services);
  app.use(secure, cachingHeaders());
  // /en/products, /pt/tools/x, … : shared/redirects.ts, and every misspelt address of a page
  app.use(sendRedirect(services));
  // /assets/…, /favicon.svg, /robots.txt, … : fileTable.ts
  app.use(sendFile(services));
  app.use(linkSpeculationRules());
  // /en, /pt/contact, /nano-banana-api?lang=pt, … : shared/pages.ts
  app.use(sendPage(services));
  // 400, 404, 405 and 414; 500 for what failed above
  app.use(sendErrors(services, secure));
  return (request, response) => {
    request.url = originForm(request.url ?? '/');
    app(request, response);
  };
};

/** What answers requests: the response cache, and the pipeline behind it. */
export const createListener = (services: Services): RequestListener =>
  serveCached(services, createApp(services));
