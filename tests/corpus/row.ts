import { type Lang, langs } from '../../shared/languages';
import { languageOf } from '../support/addresses';

/** One answer: of the application by its status, with its page; or without a body, refused by Node before there is a request. */
export type Expected = number | { withoutBody: number };

/** What is sent on a connection of its own, and what has to come back before its end. */
export type Row = {
  /** Rows that follow each other with the same title are one test. */
  title: string;
  /** Octets on the wire, a character each (ISO 8859-1); `{reader}` stands for the reader's language. */
  bytes: string;
  /** The answers, in order; none where the connection is ended without one. */
  answers: readonly Expected[];
  /** The language that the address names; where it names none, documents are in the reader's. */
  lang?: Lang;
  /** Another request, whose answer this one has to have: status, headers and body. */
  like?: string;
  /** The answers are to HEAD, and so have no body. */
  head?: true;
  /** The client ends its side after the bytes. */
  halfClose?: true;
};

export type Kind = {
  name: string;
  rows: readonly Row[];
  /** Asked of a server behind a trusted proxy as well, which believes more. */
  behindProxy?: true;
};

/** Headers of all requests that are not about them. */
export const host = 'Host: www.example.test';
export const reader = 'Accept-Language: {reader}';

/** A head as it stands on the wire; lines without their ends. */
export const head = (...lines: string[]): string => [...lines, '', ''].join('\r\n');

/** A GET whose connection ends with its answer. */
export const get = (target: string, ...headers: string[]): string =>
  head(`GET ${target} HTTP/1.1`, host, reader, ...headers, 'Connection: close');

/** What is refused before the application has it. */
export const withoutBody = (status: number): Expected => ({ withoutBody: status });

export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** A text short enough for a title, that no terminal obeys. */
export const short = (text: string, length = 70): string => {
  const safe = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[^\x20-\x7e]/g, (octet) => `\\x${octet.charCodeAt(0).toString(16)}`);
  return safe.length > length ? `${safe.slice(0, length)}… (${text.length})` : safe;
};

/** A row that asks for one address and nothing else. */
export const getRow = (target: string, expected: Expected, more: Partial<Row> = {}): Row => ({
  title: short(target),
  bytes: get(target),
  answers: [expected],
  ...languageOf(target),
  ...more,
});

/** The languages of readers, as their browsers name them. */
export const readers = { en: 'en', pt: 'pt-BR' } as const satisfies Record<Lang, string>;

/** The readers in whose names a row is asked: one is enough where it names no language. */
export const readersOf = ({ bytes }: Row): readonly Lang[] =>
  bytes.includes('{reader}') ? langs : ['en'];

/** The octets of a row in the name of a reader. */
export const bytesFor = (bytes: string, lang: Lang): string =>
  bytes.replaceAll('{reader}', readers[lang]);

/** Header fields out of a text: `name: value | name: value`. */
export const fields = (text: string): [name: string, value: string][] =>
  text
    .trim()
    .split(/ \| |\n/)
    .map((field) => {
      const [name = '', ...value] = field.trim().split(': ');
      return [name, value.join(': ')];
    });
