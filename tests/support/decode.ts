import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from '../contract/request';

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  identity: (body) => body,
};

export const encodingOf = ({ headers }: Answer): string =>
  headers['content-encoding'] ?? 'identity';

/** The body of an answer as its reader sees it. */
export const decode = (answer: Answer): string => {
  const decoder = decoders[encodingOf(answer)];
  if (!decoder) throw new Error(`no decoder for ${encodingOf(answer)}`);
  return decoder(answer.body).toString('utf8');
};
