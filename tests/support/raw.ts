import { connect } from 'node:net';

/** Errors of a client that still sends when the server closes the connection. */
const endings = ['ECONNRESET', 'EPIPE'];

/** Longest time that a connection may stay open, in milliseconds. */
const timeoutMs = 5_000;

/** Sends bytes and returns all that the server sends until it closes the connection. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      socket.write(text, 'latin1'),
    );
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`open for ${timeoutMs} ms`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Bytes from before the reset are still read; other errors are faults.
      if (!endings.includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

/** The bytes of a GET request with Host and these header lines. */
export const get = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: www.example.test', ...lines, '', ''].join('\r\n');
