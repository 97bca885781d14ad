import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '../contract/request';

/** The headers of an answer without those that differ from one request to the next. */
export const steadyHeaders = ({ headers }: Pick<Answer, 'headers'>): IncomingHttpHeaders => {
  const { date: _date, 'x-request-id': _id, connection: _connection, ...steady } = headers;
  return steady;
};

/** The members of a list header, in lower case. */
export const listOf = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((member) => member.trim().toLowerCase())
    .filter((member) => member !== '');

/** A Content-Security-Policy as its directives. */
export const readPolicy = (header: string | string[] | undefined): Map<string, string[]> =>
  new Map(
    String(header ?? '')
      .split(';')
      .map((directive): [string, string[]] => {
        const [name = '', ...values] = directive.trim().split(/\s+/);
        return [name, values];
      }),
  );
