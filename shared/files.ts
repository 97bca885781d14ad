/** Where the bytes of a file come from. */
export type FileSource =
  /** A file of the build with a hash in its name, which never changes. */
  | 'hashed'
  /** A file of `public/`, which keeps its name. */
  | 'public'
  /** A text that the server generates. */
  | 'generated';

/** A row of the file table: one address, or with `{file}` all of a folder. */
export type FileRow = Readonly<{ rule: string; source: FileSource; why: string }>;

/** The row of a path, if a file has it. */
export type FindFile = (path: string) => FileRow | undefined;
