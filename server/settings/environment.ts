import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables that have a value. */
const given = (variables: NodeJS.Dict<string>): NodeJS.Dict<string> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

/** The environment and a `.env` file in this folder; the environment wins, but an empty variable hides nothing. */
export const readEnvironment = (): NodeJS.Dict<string> => ({
  ...(existsSync('.env') && given(parseEnv(readFileSync('.env', 'utf8')))),
  ...given(process.env),
});
