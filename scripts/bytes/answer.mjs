// The octets of a document.
import { request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The origin that documents are measured for: with `https:` they have all headers of production. */
export const measuredOrigin = 'https://www.example.com';

/** @returns {Promise<{ response: import('node:http').IncomingMessage, body: Buffer }>} */
const get = (url, encoding) =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

/**
 * What an answer in brotli takes on the wire: status line and headers, and its body.
 * @param {string} url
 */
export const answerOctets = async (url) => {
  const { response, body } = await get(url, 'br');
  const head = response.rawHeaders.reduce(
    (sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
  return { head, body: body.length, headers: response.headers };
};

const hash = /-(?:[A-Z2-7]{8}|[\da-f]{8}|[\da-f]{10})(?=[./"'`])/g;

/**
 * The same text with zeros for the hashes in the names of files. With each build brotli finds other pairs in
 * them, and the same document has 50 octets more or less.
 */
export const withoutHashes = (text) =>
  text.replaceAll(hash, (name) => `-${'0'.repeat(name.length - 1)}`);

/** Octets of a text in brotli, whatever its files are named in this build. */
export const settledOctets = async (text) =>
  (await promisify(brotliCompress)(withoutHashes(text))).length;

/** What a document takes on the wire, headers included, whatever its files are named in this build. */
export const documentOctets = async (url) => {
  const [{ head }, { body }] = [await answerOctets(url), await get(url, 'identity')];
  return head + (await settledOctets(body.toString()));
};
