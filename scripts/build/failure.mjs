// What a failed build says.
import { formatMessages } from 'esbuild';

/** What went wrong and why, in one line. Plain errors say it all; of any other it matters where it arose. */
const inWords = (error) => {
  if (error?.cause) return `${error.message}: ${inWords(error.cause)}`;
  return error?.name === 'Error' && !error.code ? error.message : (error?.stack ?? String(error));
};

const isPrinted = (error) => Array.isArray(error?.errors);

/** All that a failure has to say, as text without colours. */
export const describeFailure = async (error) =>
  isPrinted(error)
    ? (await formatMessages(error.errors, { kind: 'error' })).join('\n')
    : inWords(error);

/** Says what a failed build has to say; esbuild has printed its own messages already. */
export const reportFailure = (error) => {
  if (!isPrinted(error)) console.error(inWords(error));
  console.error('the build failed');
};
