import { connect } from 'node:net';

/** An answer as it came over the wire: names with their capitals, each header as often as it was sent. */
export type WireAnswer = { status: number; headers: [name: string, value: string][]; body: string };

/** The first answer in what a connection has brought, and what comes after it; undefined while it is not whole. */
const readAnswer = (
  text: string,
  toHead: boolean,
): [answer: WireAnswer, rest: string] | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [line = '', ...fields] = text.slice(0, end).split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon), field.slice(colon + 1).trim()];
  });
  const length = headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? '0';
  const status = Number(line.split(' ', 2)[1]);
  const bodyEnd = end + 4 + (toHead || status === 304 ? 0 : Number(length));
  if (text.length < bodyEnd) return undefined;
  return [{ status, headers, body: text.slice(end + 4, bodyEnd) }, text.slice(bodyEnd)];
};

/**
 * Sends bytes on a connection of their own, and resolves with so many answers; with fewer where the server ends
 * the connection before. For answers in one piece, whose length they name.
 */
export const askOverWire = (port: number, bytes: string, count = 1): Promise<WireAnswer[]> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const answers: WireAnswer[] = [];
    let text = '';
    const read = () => readAnswer(text, bytes.startsWith('HEAD '));
    socket.setEncoding('latin1');
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer within 5 s')));
    socket.on('data', (chunk) => {
      text += chunk;
      for (let next = read(); next; next = read()) {
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
  `${[`GET ${target} HTTP/1.1`, 'Host: www.example.test', ...lines, '', ''].join('\r\n')}`;
