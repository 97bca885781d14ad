import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzip } from 'node:zlib';
import type { Encoding } from '../request/encoding';

export type StoredPage = {
  /** Names the content; each encoding's ETag is made of it. */
  hash: string;
  /** Whether its bodies are as small as they get. */
  squeezed: boolean;
  /** Nearly all readers take one of the small ones: the page as it is comes of the gzip when it is wanted. */
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

/** A body in all encodings, named by its content; made within milliseconds, and so not as small as it gets. */
export const prepareBodies = async (identity: Buffer): Promise<StoredPage> => ({
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  squeezed: false,
  bodies: await compress(identity, 5, 6),
});

/** The same with bodies as small as they get, which takes a thread a tenth of a second. */
export const squeezeBodies = async ({ hash, bodies }: StoredPage): Promise<StoredPage> => {
  const identity = bodies.identity ?? (await promisify(gunzip)(bodies.gzip));
  return {
    hash,
    squeezed: true,
    bodies: await compress(identity, constants.BROTLI_MAX_QUALITY, 9),
  };
};

/** A body in an encoding; the page as it is stays with the page from then on. */
export const bodyIn = ({ bodies }: StoredPage, encoding: Encoding): Buffer => {
  if (encoding !== 'identity') return bodies[encoding];
  bodies.identity ??= gunzipSync(bodies.gzip);
  return bodies.identity;
};

/** The bytes of all bodies that are there, together. */
export const sizeOf = ({ bodies }: StoredPage): number =>
  bodies.gzip.length + bodies.br.length + (bodies.identity?.length ?? 0);
