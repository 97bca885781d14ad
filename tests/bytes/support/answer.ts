import { request } from 'node:http';

/** The origin that documents are measured for: with `https:` they have all headers of production. */
export const measuredOrigin = 'https://www.example.com';

type Octets = { head: number; body: number; encoding: string | undefined };

/** The octets that an answer in brotli takes on the wire: status line with headers, and body. */
export const answerOctets = (url: string): Promise<Octets> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const head = response.rawHeaders.reduce(
        (sum, text) => sum + Buffer.byteLength(text, 'latin1') + 2,
        'HTTP/1.1 200 OK\r\n\r\n'.length,
      );
      let body = 0;
      response.on('data', (chunk: Buffer) => {
        body += chunk.length;
      });
      response.on('end', () =>
        resolve({ head, body, encoding: response.headers['content-encoding'] }),
      );
    })
      .on('error', reject)
      .end();
  });
