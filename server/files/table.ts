import type { FileRow, FindFile } from '../../shared/files';
import { textAddresses } from './addresses';

/** The folder of the build's hashed files, as addresses name it. */
export const assetsPath = '/assets';

/** The row of the hashed files. */
export const hashedRow: FileRow = {
  rule: `${assetsPath}/{file}`,
  source: 'hashed',
  why: 'A file of this build, or of the one before, with a hash in its name.',
};

const publicRow = (address: string): FileRow => ({
  rule: address,
  source: 'public',
  why: 'A file of public/, or an icon that the build made.',
});

const generatedRow = (address: string): FileRow => ({
  rule: address,
  source: 'generated',
  why: 'The server generates it from the tables and the settings.',
});

/** THE file table, but for the hashed files: rows by their address. */
export const fileRows = (publicFiles: readonly string[], indexable: boolean): FileRow[] => [
  ...textAddresses(indexable).map(generatedRow),
  ...publicFiles.map(publicRow),
];

/** Looks a path up in the file table; `isHashed` tells whether the build has a file of that address. */
export const createFindFile = (
  rows: readonly FileRow[],
  isHashed: (path: string) => boolean,
): FindFile => {
  const byAddress = new Map(rows.map((row) => [row.rule, row]));
  return (path) => byAddress.get(path) ?? (isHashed(path) ? hashedRow : undefined);
};
