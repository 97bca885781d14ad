import { exitCodes, exitWithError } from '../../../scripts/usage.mjs';
import { ensureToolbox } from './toolbox';

/** Vitest runs it before the tests of deploy/. Ends the process with a line on what is missing. */
export default (): void => {
  const { missing } = ensureToolbox();
  if (missing !== undefined) exitWithError(missing, exitCodes.missing);
};
