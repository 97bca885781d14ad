import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import type { Encoding } from '../request/encoding';

export type EncodedBody = {
  /** Names the content; each encoding's ETag is made of it. */
  hash: string;
  /** Whether its bodies are as small as they get. */
  recompressed: boolean;
  /** Nearly all clients take a compressed one: the identity body is gunzipped on demand. */
  bodies: { br: Buffer; gzip: Buffer; identity?: Buffer };
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

/** A body in all encodings, named by its content. It takes milliseconds, so they are not as small as they get. */
export const encodeBody = async (identity: Buffer): Promise<EncodedBody> => ({
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
  recompressed: false,
  bodies: await compress(identity, 5, 6),
});

/** The same with bodies as small as they get, which takes a thread a tenth of a second. */
export const recompressBody = async ({ hash, bodies }: EncodedBody): Promise<EncodedBody> => {
  const identity = bodies.identity ?? (await promisify(gunzip)(bodies.gzip));
  return {
    hash,
    recompressed: true,
    bodies: await compress(identity, constants.BROTLI_MAX_QUALITY, 9),
  };
};

/** A body in an encoding. An identity body stays in memory from then on. */
export const bodyIn = ({ bodies }: EncodedBody, encoding: Encoding): Buffer => {
  if (encoding !== 'identity') return bodies[encoding];
  bodies.identity ??= gunzipSync(bodies.gzip);
  return bodies.identity;
};

/** The bytes of all bodies that are there, together. */
export const sizeOf = ({ bodies }: EncodedBody): number =>
  bodies.gzip.length + bodies.br.length + (bodies.identity?.length ?? 0);
