import type { FileRow, FindFile } from '../shared/files';
import { type Assets, assetsPath } from './assets';
import { generatedAddresses } from './generated/addresses';

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

/** THE file table, but for the hashed files: a row for each address. */
export const fileRows = (publicFiles: readonly string[], indexable: boolean): FileRow[] => [
  ...generatedAddresses(indexable).map(generatedRow),
  ...publicFiles.map(publicRow),
];

/** Finds the row of a path among the files of a build and the generated files. */
export const createFindFile = (
  { publicFiles, hashedFiles }: Pick<Assets, 'publicFiles' | 'hashedFiles'>,
  indexable: boolean,
): FindFile => {
  const rows = new Map(fileRows(publicFiles, indexable).map((row) => [row.rule, row]));
  return (path) => rows.get(path) ?? (hashedFiles.has(path) ? hashedRow : undefined);
};
