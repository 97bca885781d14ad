import { connect } from 'node:net';

/** Sends bytes as they are and resolves with everything that comes back until the connection ends. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer within 5 s')));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

/** A request as it stands on the wire; lines without their ends. */
export const wire = (...lines: string[]): string =>
  `${[...lines, 'Connection: close', '', ''].join('\r\n')}`;

/** The status of a raw answer. */
export const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);
