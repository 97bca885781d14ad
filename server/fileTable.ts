import type { FileRow, FileSource, FindFile } from '../shared/files';
import { type Assets, assetsPath } from './assets';
import { generatedAddresses } from './generated/addresses';

const row =
  (source: FileSource, why: string) =>
  (rule: string): FileRow => ({ rule, source, why });

/** The row of the hashed files. */
export const hashedRow = row(
  'hashed',
  'A file of this build, or of the one before, with a hash in its name.',
)(`${assetsPath}/{file}`);

/** THE file table, but for the hashed files: a row for each address. */
export const fileRows = (publicFiles: readonly string[], indexable: boolean): FileRow[] => [
  ...generatedAddresses(indexable).map(
    row('generated', 'The server generates it from the tables and the settings.'),
  ),
  ...publicFiles.map(
    row('public', 'A file of public/, or an icon or a sample that the build made.'),
  ),
];

/** Finds the row of a path among the files of a build and the generated files. */
export const createFindFile = (
  { publicFiles, hashedFiles }: Pick<Assets, 'publicFiles' | 'hashedFiles'>,
  indexable: boolean,
): FindFile => {
  const rows = new Map(fileRows(publicFiles, indexable).map((row) => [row.rule, row]));
  return (path) => rows.get(path) ?? (hashedFiles.has(path) ? hashedRow : undefined);
};
