import { existsSync, readFileSync } from 'node:fs';
import type { Assets } from '../assets';

/** What the doctor asks of a build. */
export type Build = Pick<Assets, 'siteName' | 'publicFiles'>;

const file = 'dist/assets.json';

/** The build in this folder; undefined where there is none. */
export const readBuild = (): Build | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
