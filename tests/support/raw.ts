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

/** An answer as it came over the wire: its head line by line, and the octets of its body. */
export type RawAnswer = { status: number; lines: string[]; body: string };

/** The value of a header of a raw answer; several are joined, none is undefined. */
export const field = ({ lines }: RawAnswer, name: string): string | undefined => {
  const start = `${name.toLowerCase()}:`;
  const values = lines.filter((line) => line.toLowerCase().startsWith(start));
  return values.length > 0
    ? values.map((line) => line.slice(start.length).trim()).join(', ')
    : undefined;
};

/** The first answer in what a connection has brought, and what comes after it; undefined while it is not whole. */
const readAnswer = (text: string, toHead: boolean): [RawAnswer, rest: string] | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const lines = text.slice(0, end).split('\r\n');
  if (!lines[0]?.startsWith('HTTP/1.1 '))
    throw new Error(`no answer: ${JSON.stringify(text.slice(0, 200))}`);
  const answer = { status: Number(lines[0].split(' ', 2)[1]), lines, body: '' };
  const empty = toHead || answer.status < 200 || answer.status === 304;
  const bodyEnd = end + 4 + (empty ? 0 : Number(field(answer, 'content-length') ?? 0));
  if (text.length < bodyEnd) return undefined;
  answer.body = text.slice(end + 4, bodyEnd);
  return [answer, text.slice(bodyEnd)];
};

/** The first answers to some bytes; fewer than `count` where the server ends the connection before. */
export const askOverWire = (port: number, bytes: string, count = 1): Promise<RawAnswer[]> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const toHead = bytes.startsWith('HEAD ');
    const answers: RawAnswer[] = [];
    let text = '';
    socket.setEncoding('latin1');
    socket.setTimeout(patience, () => socket.destroy(new Error(`open for ${patience} ms`)));
    socket.on('data', (chunk) => {
      text += chunk;
      for (let next = readAnswer(text, toHead); next; next = readAnswer(text, toHead)) {
        answers.push(next[0]);
        text = next[1];
      }
      if (answers.length >= count) socket.end();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      text === '' ? resolve(answers) : reject(new Error(`half an answer: ${text.slice(0, 200)}`)),
    );
  });

/** A GET as it stands on the wire, with Host and these lines; its connection stays open. */
export const get = (target: string, ...lines: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: www.example.test', ...lines, '', ''].join('\r\n');
