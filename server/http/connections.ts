import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Tracks the last response and the last request body of each connection of a server. */
export const followConnections = (server: Server) => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const bodies = new WeakMap<Duplex, IncomingMessage>();

  const follow = (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined)
      bodies.set(socket, request);
    // Most responses are finished by now; only the others need a listener.
    if (response.writableFinished) return;
    responses.set(socket, response);
    response.once('close', () => {
      if (responses.get(socket) === response) responses.delete(socket);
    });
  };
  // Runs after the application's listener, which has sent stored pages by then.
  server.on('request', follow);

  /** Calls back when no response is under way on a connection. */
  const whenIdle = (socket: Duplex, callback: () => void): void => {
    const response = responses.get(socket);
    if (response) response.once('close', () => whenIdle(socket, callback));
    // Node may still have to end the response, and with `Connection: close` the connection.
    else setImmediate(callback);
  };

  return {
    follow,
    whenIdle,
    /** Whether the last request has been answered while its body is still coming. */
    hasUnreadBody: (socket: Duplex): boolean => bodies.get(socket)?.complete === false,
  };
};
