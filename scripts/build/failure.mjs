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

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that says what is wrong, and goes away with the next build, of which `path` tells. */
export const faultPage = (fault, version, path) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The build failed</title>
<style>:root { color-scheme: light dark } pre { font: 1rem/1.5 monospace; white-space: pre-wrap }</style>
<h1>The build failed</h1>
<pre>${escapeHtml(fault)}</pre>
<script>
  new EventSource('${path}').onmessage = ({ data }) => data === '${version}' || location.reload();
</script>
</html>
`;
