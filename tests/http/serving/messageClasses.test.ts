import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createHttpServer } from '../../../server/http/server';

/** An application, its server, and the prototypes of a request and response before and after Express has set them. */
const start = (answer: RequestHandler) => {
  const app = express();
  const seen: object[][] = [];
  const look = (...messages: object[]) => seen.push(messages.map(Object.getPrototypeOf));
  app.get('/page', (request, response, next) => {
    look(request, response);
    next();
  });
  app.get('/page', answer);
  const server = createHttpServer(app, { log: pino({ level: 'silent' }) });
  server.prependListener('request', look);
  return { app, seen, http: supertest(server) };
};

test('requests and responses have the prototypes of Express from the start', async () => {
  const { app, seen, http } = start((request, response) => {
    expect(request.app).toBe(app);
    expect([request, response]).toEqual([expect.any(IncomingMessage), expect.any(ServerResponse)]);
    response.status(203).json({ accepts: request.accepts('html', 'json'), ip: request.ip });
  });
  await http.get('/page').set('Accept', 'application/json').expect(203);
  expect(seen).toEqual([
    [app.request, app.response],
    [app.request, app.response],
  ]);
});

test('what an application adds to its requests and responses is on no other one', async () => {
  const [one, other] = [1, 2].map((number) =>
    start((request, response) => {
      response.json([number, 'added' in request, 'added' in response]);
    }),
  );
  Object.assign(one?.app.request ?? {}, { added: true });
  Object.assign(one?.app.response ?? {}, { added: true });
  await one?.http.get('/page').expect([1, true, true]);
  await other?.http.get('/page').expect([2, false, false]);
});
