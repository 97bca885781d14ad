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
