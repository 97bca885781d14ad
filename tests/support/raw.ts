import { connect } from 'node:net';

/** What a server that ends the connection does to a client that still sends. */
const endings = ['ECONNRESET', 'EPIPE'];

/** Longest time that a connection may stay open, in milliseconds. */
const patience = 5_000;

/**
 * Sends octets as they are (ISO 8859-1), on a connection of their own, and resolves with everything that comes
 * back until the server ends it. With `leaves` the client's side ends after the octets. Rejects where the
 * server leaves the connection open.
 */
export const sendRaw = (port: number, text: string, leaves = false): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      if (leaves) socket.end(text, 'latin1');
      else socket.write(text, 'latin1');
    });
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

/** Takes what a connection brought apart into answers that name their length. Throws where octets are left over. */
export const readAnswers = (text: string, toHead = false): RawAnswer[] => {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const lines = rest.slice(0, end).split('\r\n');
    if (end === -1 || !lines[0]?.startsWith('HTTP/1.1 '))
      throw new Error(`no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const answer = { status: Number(lines[0].split(' ', 2)[1]), lines, body: '' };
    const empty = toHead || answer.status < 200 || answer.status === 304;
    const bodyEnd = end + 4 + (empty ? 0 : Number(field(answer, 'content-length') ?? 0));
    if (rest.length < bodyEnd) throw new Error(`half an answer: ${lines.join(' | ')}`);
    answer.body = rest.slice(end + 4, bodyEnd);
    answers.push(answer);
    rest = rest.slice(bodyEnd);
  }
  return answers;
};
