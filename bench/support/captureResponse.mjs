// One answer of the site as it comes over the wire, for baselines to give as it is.
import { request } from 'node:http';

/** What Node's server writes by itself. */
const byItself = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Asks once; resolves with status, head (names and values in turn) and body (base64). */
export const captureResponse = (url, headers) =>
  new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status, rawHeaders } = response;
        const head = [];
        for (let at = 0; at < rawHeaders.length; at += 2) {
          const [name = '', value] = rawHeaders.slice(at, at + 2);
          if (!byItself.includes(name.toLowerCase())) head.push(name, value);
        }
        resolve({ status, head, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
