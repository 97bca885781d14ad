import { type IncomingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export type Ask = {
  method?: string;
  /** The request target, sent byte for byte: `fetch` would normalise it. */
  path: string;
  headers?: Record<string, string | string[]>;
  /** Milliseconds until the request fails. */
  timeout?: number;
  /** The name in the certificate of the host, and the certificate that is trusted. */
  tls?: { servername: string; ca: string };
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request on a new connection and follows no redirect. Rejects on network errors. */
export const request = (
  origin: string,
  { method = 'GET', path, headers = {}, timeout = 10_000, tls }: Ask,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin);
    const send = protocol === 'https:' ? overHttps : overHttp;
    const fail = (error: Error) =>
      reject(error.name === 'AbortError' ? new Error(`no answer within ${timeout} ms`) : error);
    const sent = send(
      {
        host: hostname.replace(/^\[|\]$/g, ''),
        port: port || (protocol === 'https:' ? 443 : 80),
        path,
        method,
        headers,
        agent: false,
        ...tls,
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', fail);
    sent.end();
  });
