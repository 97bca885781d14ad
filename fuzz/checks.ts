import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, endsConnection, fieldOf } from './answers';

/** Everything that a request of any kind may be answered with: 5xx never is. */
const allowed = [200, 301, 302, 304, 400, 404, 405, 408, 412, 413, 414, 417, 431];

/** A line of a stack, or the folder of a package: what no reader must see. */
const trace = /\bat \S.*:\d+:\d+|node_modules/;

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

const readBody = (body: Buffer, encoding: string): string[] => {
  try {
    const text = (decoders[encoding]?.(body) ?? body).toString();
    return trace.test(text) ? ['a stack in its body'] : [];
  } catch {
    return [`a body that is no ${encoding}`];
  }
};

/** Bodies of errors are few: each is read once. */
const read = new Map<string, string[]>();
const mostRead = 500;

const bodyFaults = (answer: Answer): string[] => {
  const { body } = answer;
  const encoding = fieldOf(answer, 'content-encoding') ?? '';
  // That of a HEAD, whatever its encoding would have been.
  if (body.length === 0) return [];
  const name = encoding + body.toString('latin1');
  const faults = read.get(name) ?? readBody(body, encoding);
  if (read.size >= mostRead) read.clear();
  read.set(name, faults);
  return faults;
};

const errorFaults = (answer: Answer): string[] => {
  const faults: string[] = [];
  const noStore = fieldOf(answer, 'cache-control') === 'no-store';
  // What Node itself refuses at the door has no body, and nothing comes after it. It goes on only after an
  // Expect that it does not know; that status is stored by no cache that was not told to (RFC 9110, 15.1).
  const bare = answer.body.length === 0 && (endsConnection(answer) || answer.status === 417);
  if (!noStore && !bare) faults.push(`an error (${answer.status}) that is not no-store`);
  return [
    ...faults,
    ...bodyFaults(answer).map((what) => `an error (${answer.status}) with ${what}`),
  ];
};

/** What is wrong with an answer, a sentence each; empty where it is as it has to be. */
export const faultsOf = (answer: Answer): string[] => {
  const faults = allowed.includes(answer.status) ? [] : [`status ${answer.status}`];
  const location = fieldOf(answer, 'location');
  // Two slashes, or one and a backslash, are another host to a browser.
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    faults.push(`a Location that may leave the site: ${location}`);
  if (fieldOf(answer, 'set-cookie') !== undefined) faults.push('a Set-Cookie');
  return answer.status >= 400 ? [...faults, ...errorFaults(answer)] : faults;
};
