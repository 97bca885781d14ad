// The command line of every script: --help prints its usage, a wrong option ends it with one sentence.
import { parseArgs } from 'node:util';

/** Exit codes beside 0 (done) and 1 (failed): the command is wrong; this machine lacks a program. */
export const exitCodes = { misused: 2, missing: 3 };

/**
 * Ends the process with one sentence.
 * @type {(message: string, code?: number) => never}
 */
export const exitWithError = (message, code = 1) => {
  console.error(message);
  process.exit(code);
};

/**
 * Ends the process because the command is wrong.
 * @type {(message: string) => never}
 */
export const refuse = (message) => exitWithError(`${message}\nTry --help.`, exitCodes.misused);

/**
 * The options of a script, and the words beside them where it takes some.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} [O={}]
 * @param {string} usage
 * @param {O} [options]
 * @param {{ allowPositionals?: boolean, args?: string[] }} [more]
 */
export const readArguments = (usage, options, { allowPositionals = false, args } = {}) => {
  const given = args ?? process.argv.slice(2);
  if (given.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ args: given, options: /** @type {O} */ (options ?? {}), allowPositionals });
  } catch (error) {
    // Node adds what to do with an argument that begins with a dash.
    const [sentence] = /** @type {Error} */ (error).message.split('. ');
    return refuse(`${sentence}.`);
  }
};

/**
 * Refuses names that are not in a list.
 * @param {string} what
 * @param {readonly string[]} given
 * @param {readonly string[]} known
 */
export const checkNames = (what, given, known) => {
  for (const name of given)
    if (!known.includes(name)) refuse(`${what} is one of ${known.join(', ')}, not ${name}.`);
};
