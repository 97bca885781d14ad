import type { Answer } from './site';

/** What is asked of the site, and where its body is filed. */
export type Wanted = {
  /**
   * What the headers are filed under. Answers under one name have the same headers, which is checked: a file of
   * nginx's configuration says them once.
   */
  name: string;
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** The file in the exported folder; none where there is no body. */
  file?: string;
  /** Whether the body lies there compressed as well; that of every `file` does. */
  coded?: boolean;
};

/** A file of the export, and how it is served. */
export type Exported = {
  name: string;
  status: number;
  file: string | undefined;
  coded: boolean;
  body: Buffer;
  type: string;
  headers: Map<string, string>;
};

/** Headers that are of one answer, of its encoding, or the server's own matter. */
const leftOut = new Set([
  ...['connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id'],
  ...['content-type', 'content-length', 'content-encoding', 'location'],
  ...['etag', 'last-modified', 'accept-ranges'],
]);

/** The headers of an answer that every server has to send, by their names as they were sent. */
const steady = ({ rawHeaders }: Answer): Map<string, string> => {
  const headers = new Map<string, string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!leftOut.has(name.toLowerCase())) headers.set(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
};

/** An answer of the site as it is filed. */
export const filed = (
  { name, file, coded = file !== undefined }: Wanted,
  answer: Answer,
): Exported => ({
  name,
  file,
  coded,
  status: answer.status,
  body: answer.body,
  type: answer.headers['content-type'] ?? '',
  headers: steady(answer),
});

const asText = ({ type, coded, headers }: Exported): string =>
  JSON.stringify([type, coded, [...headers].sort(([a], [b]) => (a < b ? -1 : 1))]);

/** One answer of each name. Throws where two of a name differ in what nginx says once. */
export const oneOfEach = (answers: readonly Exported[]): Exported[] => {
  const known = new Map<string, Exported>();
  for (const answer of answers) {
    const first = known.get(answer.name);
    if (first && asText(first) !== asText(answer))
      throw new Error(`two answers of ${answer.name} differ: ${asText(first)} ${asText(answer)}`);
    known.set(answer.name, first ?? answer);
  }
  return [...known.values()];
};
