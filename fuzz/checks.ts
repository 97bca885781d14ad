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

/** Bodies of errors are few: each is read once. */
const read = new Map<string, boolean>();
const mostRead = 500;

const hasTrace = (answer: Answer): boolean => {
  const { body } = answer;
  const name = body.toString('latin1');
  const known = read.get(name);
  if (known !== undefined) return known;
  const decode = decoders[fieldOf(answer, 'content-encoding') ?? ''];
  const found = trace.test((decode ? decode(body) : body).toString());
  if (read.size >= mostRead) read.clear();
  read.set(name, found);
  return found;
};

const errorFaults = (answer: Answer): string[] => {
  const faults: string[] = [];
  const noStore = fieldOf(answer, 'cache-control') === 'no-store';
  // What Node itself refuses at the door has no body, and nothing comes after it. It goes on only after an
  // Expect that it does not know; that status is stored by no cache that was not told to (RFC 9110, 15.1).
  const bare = answer.body.length === 0 && (endsConnection(answer) || answer.status === 417);
  if (!noStore && !bare) faults.push(`an error (${answer.status}) that is not no-store`);
  if (hasTrace(answer)) faults.push(`an error (${answer.status}) with a stack in its body`);
  return faults;
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
