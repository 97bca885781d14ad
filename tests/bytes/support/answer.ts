import { request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';

/** The origin of measured documents: with `https:` the site sends all headers of production. */
export const measuredOrigin = 'https://www.example.com';

type Answer = {
  /** Bytes of the status line and the headers. */
  head: number;
  body: Buffer;
  encoding: string | undefined;
};

/** Requests an address in brotli and returns the response as sent. */
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

/** The text that a browser can decompress from the first bytes of a body in brotli. */
export const decompressBeginning = (body: Buffer, octets: number): string =>
  brotliDecompressSync(body.subarray(0, octets), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();
