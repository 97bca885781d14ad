// What browsers talk to during `npm run dev`: it keeps the port while servers come and go behind it, tells open pages
// of each build, and shows what is wrong with one that failed.
import { request as ask, createServer } from 'node:http';

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that says what is wrong, and goes away with the next build. */
const faultPage = (fault, version, path) => `<!doctype html>
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

/** Sends a request on to the server behind, and its answer back; `again` is called where that server has ended. */
const pass = (request, response, origin, again) => {
  const { method, url = '/', headers } = request;
  const { hostname, port } = new URL(origin);
  const behind = ask({ hostname, port, method, path: url, headers }, (answer) => {
    // Scripts and styles have the same names in every build.
    const fresh = url.startsWith('/assets/') && { 'cache-control': 'no-store' };
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...fresh });
    answer.pipe(response);
  });
  behind.on('error', () => {
    const mayAgain = method === 'GET' && !response.headersSent && !response.destroyed;
    if (mayAgain) setTimeout(again, 50);
    else response.destroy();
  });
  response.on('close', () => behind.destroy());
  if (method === 'GET') behind.end();
  else request.pipe(behind);
};

/**
 * The HTTP server, and what it is told: `hold` lets requests wait for a build, `serve` sends them to an origin, `fail`
 * answers them with what is wrong. `path` is where pages listen.
 */
export const createFront = (path) => {
  const listeners = new Set();
  let builds = 0;
  let origin = '';
  let fault = '';
  /** @type {(() => void) | undefined} */
  let release;
  let settled = Promise.resolve();

  // Another process has other versions, so that the pages of an earlier one reload too.
  const version = () => `${process.pid} ${builds}`;
  const tell = (response) => response.write(`retry: 300\ndata: ${version()}\n\n`);
  const hold = () => {
    if (release) return;
    settled = new Promise((resolve) => {
      release = resolve;
    });
  };
  const show = (next, wrong) => {
    [origin, fault] = [next, wrong];
    builds += 1;
    release?.();
    release = undefined;
    for (const response of listeners) tell(response);
  };

  // There is no build yet.
  hold();
  const answer = async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return tell(response);
    }
    await settled;
    if (!fault) return pass(request, response, origin, () => answer(request, response));
    response.writeHead(500, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' });
    response.end(faultPage(fault, version(), path));
  };
  return {
    server: createServer(answer),
    hold,
    serve: (next) => show(next, ''),
    fail: (wrong) => show('', wrong),
  };
};
