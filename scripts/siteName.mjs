// What `.env` and the environment say; the defaults stand in server/settings.ts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const file = path.resolve(import.meta.dirname, '../.env');

/**
 * The settings as they are now, of which the environment's win. The file is only read: loaded into the environment, its
 * settings would reach the tests and outlive its edits.
 * @returns {NodeJS.Dict<string>}
 */
export const givenSettings = () => ({
  ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
  ...process.env,
});

/** `SITE_NAME`, if one is given: Open Graph images have it drawn into them. */
export const givenSiteName = () => givenSettings()['SITE_NAME']?.trim() || undefined;
