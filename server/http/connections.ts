import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Follows what each connection of a server is in the middle of: its last response, and its last body. */
export const followConnections = (server: Server) => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  const bodies = new WeakMap<Duplex, IncomingMessage>();

  const follow = (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined)
      bodies.set(socket, request);
    // Most responses are sent by now: only the others cost a listener.
    if (response.writableFinished) return;
    responses.set(socket, response);
    response.once('close', () => {
      if (responses.get(socket) === response) responses.delete(socket);
    });
  };
  // After the application's listener, which sends stored pages at once.
  server.on('request', follow);

  /** Calls back when no response is under way on a connection. */
  const whenIdle = (socket: Duplex, callback: () => void): void => {
    const response = responses.get(socket);
    if (response) response.once('close', () => whenIdle(socket, callback));
    // Node ends a response, and with `Connection: close` the connection, after its last byte was sent.
    else setImmediate(callback);
  };

  return {
    follow,
    whenIdle,
    /** Whether the last request has been answered while its body is still coming. */
    hasUnreadBody: (socket: Duplex): boolean => bodies.get(socket)?.complete === false,
  };
};
