// The brand as the build knows it: pictures for sharing have it drawn into them.
import { existsSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../.env');

/** `SITE_NAME` of the environment or of `.env`, if one is given; the default stands in the settings. */
export const givenSiteName = () => {
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env.SITE_NAME?.trim() || undefined;
};
