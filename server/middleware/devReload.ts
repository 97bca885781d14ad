import type { RequestHandler } from 'express';

/**
 * For development only: an event stream that says which build answers. The page reloads when it hears
 * of another one, that is, when the server has been started again.
 */
export const devReload =
  (version: string): RequestHandler =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 300\ndata: ${version} ${process.pid}\n\n`);
  };
