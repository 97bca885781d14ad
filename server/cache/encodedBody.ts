import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import type { Encoding } from '../request/negotiate';

export type EncodedBody = {
  /** Hash of the content, the base of each encoding's ETag. */
  hash: string;
  /** Whether its bodies are compressed at the highest levels. */
  recompressed: boolean;
  /** Nearly all clients take one of these: the identity body, several times as large, is not kept. */
  bodies: Readonly<{ br: Buffer; gzip: Buffer }>;
  /** The identity body for as long as a response has it: clients that wait for theirs share one. */
  identity?: WeakRef<Buffer>;
};

const compress = async (identity: Buffer, brotli: number, zip: number) => {
  const [zipped, br] = await Promise.all([
    promisify(gzip)(identity, { level: zip }),
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  return { gzip: zipped, br };
};

/** Encodes a body at levels that take milliseconds. */
export const encodeBody = async (identity: Buffer): Promise<EncodedBody> => ({
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
  recompressed: false,
  bodies: await compress(identity, 5, 6),
});

/** Encodes a body again at the highest levels, which takes a tenth of a second of a thread. */
export const recompressBody = async ({ hash, bodies }: EncodedBody): Promise<EncodedBody> => ({
  hash,
  recompressed: true,
  bodies: await compress(await promisify(gunzip)(bodies.gzip), constants.BROTLI_MAX_QUALITY, 9),
});

/** A body in an encoding; the identity body is gunzipped where no response has it. */
export const bodyIn = (page: EncodedBody, encoding: Encoding): Buffer => {
  if (encoding !== 'identity') return page.bodies[encoding];
  const kept = page.identity?.deref();
  if (kept) return kept;
  const body = gunzipSync(page.bodies.gzip);
  page.identity = new WeakRef(body);
  return body;
};

/** The strong ETag of a body in an encoding (RFC 9110, section 8.8.3.3). Recompression leaves the identity as it is. */
export const etagOf = ({ hash, recompressed }: EncodedBody, encoding: Encoding): string =>
  `"${hash}-${encoding}${recompressed || encoding === 'identity' ? '' : '-quick'}"`;
