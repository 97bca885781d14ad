// The programs beside Node that a bench needs.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isThere = (name) =>
  `${process.env.PATH}:/usr/sbin`.split(':').some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** A sentence that names the programs which are missing; nothing where all are there. */
export const missingPrograms = (names) => {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return undefined;
  return `the bench needs ${missing.join(', ')} (Debian: apt-get install wrk nginx-light util-linux)`;
};
