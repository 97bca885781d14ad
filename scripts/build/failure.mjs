// What a failed build says.

/** What went wrong and why, in one line. Plain errors say it all; of any other it matters where it arose. */
const inWords = (error) => {
  if (error?.cause) return `${error.message}: ${inWords(error.cause)}`;
  return error?.name === 'Error' && !error.code ? error.message : (error?.stack ?? String(error));
};

/** Says what a failed build has to say; esbuild has printed its own messages already. */
export const reportFailure = (error) => {
  if (!Array.isArray(error?.errors)) console.error(inWords(error));
  console.error('the build failed');
};
