import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../request/encoding';

export type StoredPage = {
  /** Names the content; each encoding's ETag is made of it. */
  hash: string;
  /** Whether its bodies are as small as they get. */
  squeezed: boolean;
  bodies: Record<Encoding, Buffer>;
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
  return { identity, gzip: zipped, br };
};

/** A body in all encodings, named by its content; made within milliseconds, and so not as small as it gets. */
export const prepareBodies = async (identity: Buffer): Promise<StoredPage> => ({
  hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
  squeezed: false,
  bodies: await compress(identity, 5, 6),
});

/** The same with bodies as small as they get, which takes a thread a tenth of a second. */
export const squeezeBodies = async ({ hash, bodies }: StoredPage): Promise<StoredPage> => ({
  hash,
  squeezed: true,
  bodies: await compress(bodies.identity, constants.BROTLI_MAX_QUALITY, 9),
});

/** The bytes of all bodies together. */
export const sizeOf = ({ bodies }: StoredPage): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length;
