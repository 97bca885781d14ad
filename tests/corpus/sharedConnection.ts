import { groupBy } from '../support/groupBy';
import type { Row } from './row';

/** Requests that share a connection: far fewer than may wait on one, and all within the time of one answer. */
const most = 4;

const share = (rows: readonly Row[]): Row[] => {
  const [first] = rows;
  if (!first) return [];
  const now = rows.slice(0, most);
  const bytes = now.map((row) => row.bytes);
  const goOn = bytes.slice(0, -1).map((request) => request.replace('Connection: close\r\n', ''));
  const row: Row = {
    ...first,
    bytes: [...goOn, ...bytes.slice(-1)].join(''),
    answers: now.flatMap(({ answers }) => answers),
  };
  return [row, ...share(rows.slice(most))];
};

/**
 * Rows that ask for one address each, those of the same title and language on shared connections: opening one
 * costs more than its answer. What is refused keeps a connection of its own, because it ends it; so does a page:
 * of three at once Linux holds the last back for 200 ms on a loopback address, because the window is too small.
 */
export const onOneConnection = (rows: readonly Row[]): Row[] => {
  const isShort = ({ answers: [first] }: Row) => typeof first === 'number' && first !== 200;
  const groups = groupBy(rows.filter(isShort), ({ title, lang }) => `${lang} ${title}`);
  return [...rows.filter((row) => !isShort(row)), ...[...groups.values()].flatMap(share)];
};
