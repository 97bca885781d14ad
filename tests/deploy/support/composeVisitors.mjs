// node composeVisitors.mjs ADDRESS: visitors of https://localhost at this address, ten requests a second until standard
// input ends. Half of them have a new connection each; the others share one of HTTP/2, as a browser's do. Prints one line of
// JSON: how many requests, what failed, and the longest wait in milliseconds.
import { connect } from 'node:http2';
import { request } from 'node:https';
import { performance } from 'node:perf_hooks';

const [, , address = ''] = process.argv;
const tls = { servername: 'localhost', rejectUnauthorized: false };
const patience = 30_000;

const ask = (path) =>
  new Promise((resolve, reject) => {
    const headers = { host: 'localhost' };
    const options = { host: address, port: 443, path, headers, agent: false, ...tls };
    const sent = request({ ...options, timeout: patience }, async (response) => {
      const chunks = await response.toArray().catch(reject);
      resolve({ status: response.statusCode, body: Buffer.concat(chunks ?? []).toString() });
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end();
  });

let session;
const open = () => {
  const opened = connect('https://localhost', {
    ...tls,
    lookup: (_name, _options, callback) => callback(null, [{ address, family: 4 }]),
  });
  const forget = () => {
    if (session === opened) session = undefined;
  };
  // What was asked before is still answered on it; the next request opens another.
  opened.on('goaway', () => {
    forget();
    opened.close();
  });
  opened.on('close', forget);
  opened.on('error', forget);
  return opened;
};

const askOnKept = (path) =>
  new Promise((resolve, reject) => {
    session ??= open();
    const stream = session.request({ ':path': path, ':authority': 'localhost' });
    let status;
    stream.setTimeout(patience, () => stream.destroy(new Error('no answer')));
    stream.on('response', (headers) => {
      status = headers[':status'];
    });
    stream.on('error', reject);
    stream.toArray().then((chunks) => {
      resolve({ status, body: Buffer.concat(chunks).toString() });
    }, reject);
  })
    // RFC 9113, section 8.7: such a stream was not processed, and browsers repeat it.
    .catch((error) => {
      if (!/REFUSED_STREAM|GOAWAY/.test(`${error.code} ${error.message}`)) throw error;
      session = undefined;
      return askOnKept(path);
    });

const faults = [];
let requests = 0;
let longest = 0;
const timed = async (how, path) => {
  const start = performance.now();
  requests += 1;
  const { status, body } = await how(path).catch(({ message }) => ({ status: message, body: '' }));
  longest = Math.max(longest, Math.round(performance.now() - start));
  if (status !== 200 || body.length < 100) faults.push(`${path}: ${status}`);
  return body;
};

/** A page and its script, whichever build made it. */
const visit = async (how) => {
  const page = await timed(how, '/en');
  const [, script] = /<script[^>]* src="(\/assets\/main-[^"]+\.js)"/.exec(page) ?? [];
  if (script) await timed(how, script);
  else if (page) faults.push('/en: no script');
};

const visits = [];
const timer = setInterval(() => {
  visits.push(visit(visits.length % 2 ? askOnKept : ask));
}, 200);
process.stdin.resume();
process.stdin.on('end', async () => {
  clearInterval(timer);
  await Promise.all(visits);
  session?.close();
  console.log(JSON.stringify({ requests, longest, faults }));
});
