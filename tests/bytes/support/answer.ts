import { request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

/** The origin that documents are measured for: with `https:` they have all headers of production. */
export const measuredOrigin = 'https://www.example.com';

type Answer = {
  /** Octets of the status line and the headers. */
  head: number;
  body: Buffer;
  encoding: string | undefined;
};

/** Asks for an address in brotli, and gives the answer as it is on the wire. */
export const askInBrotli = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const head = response.rawHeaders.reduce(
        (sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2,
        'HTTP/1.1 200 OK\r\n\r\n'.length,
      );
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          head,
          body: Buffer.concat(parts),
          encoding: response.headers['content-encoding'],
        }),
      );
    })
      .on('error', reject)
      .end();
  });

/** The text that a browser has decompressed once it has so many octets of a body in brotli. */
export const decompressBeginning = (body: Buffer, octets: number): string =>
  brotliDecompressSync(body.subarray(0, octets), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
