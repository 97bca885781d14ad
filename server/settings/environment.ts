import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment and a `.env` file in this folder; the environment wins, but an empty variable hides nothing. */
export const readEnvironment = (): NodeJS.Dict<string> => {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  return { ...file, ...Object.fromEntries(given) };
};
