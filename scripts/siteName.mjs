// The brand as the build knows it: pictures for sharing have it drawn into them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const file = path.resolve(import.meta.dirname, '../.env');

/**
 * `SITE_NAME` of the environment or of `.env`, if one is given; the default stands in the settings. The
 * file is only read: loaded into the environment, its settings would reach the tests and outlive its edits.
 */
export const givenSiteName = () => {
  const settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return (process.env.SITE_NAME ?? settings.SITE_NAME)?.trim() || undefined;
};
