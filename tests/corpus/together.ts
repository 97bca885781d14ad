import { groupsOf } from '../support/groups';
import type { Row } from './row';

/** Requests that share a connection: far fewer than may wait on one, and all within the time of one answer. */
const most = 8;

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
 * costs more than its answer. What is refused keeps a connection of its own, because it ends it.
 */
export const together = (rows: readonly Row[]): Row[] => {
  const isAnswered = ({ answers }: Row) => typeof answers[0] === 'number';
  const groups = groupsOf(rows.filter(isAnswered), ({ title, lang }) => `${lang} ${title}`);
  return [...rows.filter((row) => !isAnswered(row)), ...[...groups.values()].flatMap(share)];
};
