import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Gives an application classes of requests and responses, for `createServer`. Express sets the prototype of each request
 * and response to `app.request` and `app.response`, which makes V8 of Node 20 and 22 run everything after it at half
 * the speed. Objects of these classes have those prototypes from the start, so that Express changes nothing.
 */
export const messageClasses = (app: Express) => {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
};
