import type { RequestHandler } from 'express';
import type { Services } from '../createServices';

export const healthPath = '/healthz';
export const readyPath = '/readyz';

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Answers that the process lives, and which build it is. */
export const health =
  ({ assets: { version } }: Services): RequestHandler =>
  (_request, response) => {
    response.set(headers).json({ status: 'ok', version });
  };

/** Answers whether the process wants requests: 503 until all pages are stored, and while it stops. */
export const readiness =
  ({ assets: { version }, ready }: Services): RequestHandler =>
  (_request, response) => {
    const up = ready();
    response
      .status(up ? 200 : 503)
      .set(headers)
      .json({ status: up ? 'ready' : 'not ready', version });
  };
