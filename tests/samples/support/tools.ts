import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOpenApis } from '../../support/openApi';
import { startSite } from '../../support/site';

const folder = path.resolve(import.meta.dirname, '..');

/** A program of the packages of tests/samples. */
export const tool = (name: string): string => path.join(folder, 'node_modules/.bin', name);

export type Ended = { code: number; out: string; err: string };

/** Runs a program to its end and returns both outputs as one text. */
export const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      ...more,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    execFile(command, args, { cwd, env, timeout: 120_000 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: out + err, err }),
    );
  });

/** Starts the site and writes its OpenAPI documents to a folder. */
export const writeOpenApis = async (place: string) => {
  const site = await startSite();
  const documents = (await readOpenApis(site)).map(([address, read]) => {
    const file = path.join(place, `${read.id}-${read.lang}.json`);
    writeFileSync(file, read.response.text);
    return [address, { ...read, file }] as const;
  });
  return { site, documents };
};
