import { exitCodes, exitWithError } from '../../../scripts/usage.mjs';
import { ensureEngine } from './engine';

/** Vitest runs it before the tests of the image. Ends the process with a line on what is missing. */
export default (): void => {
  const { missing } = ensureEngine();
  if (missing !== undefined) exitWithError(missing, exitCodes.missing);
};
