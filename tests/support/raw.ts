import { connect } from 'node:net';

/** What a server that ends the connection does to a client that still sends. */
const endings = ['ECONNRESET', 'EPIPE'];

/** Longest time that a connection may stay open, in milliseconds. */
const patience = 5_000;

/** All that comes back to some octets until the server ends the connection. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () =>
      socket.write(text, 'latin1'),
    );
    socket.setTimeout(patience, () => socket.destroy(new Error(`open for ${patience} ms`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // What came before the reset is still read; anything else is a fault.
      if (!endings.includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });

/** A GET as it stands on the wire, with Host and these lines; its connection stays open. */
export const get = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: www.example.test', ...lines, '', ''].join('\r\n');
