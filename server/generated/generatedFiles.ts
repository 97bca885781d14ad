import type { Site } from '../../shared/site';
import type { Assets } from '../assets';
import { type EncodedBody, encodeBody } from '../cache/encodedBody';
import type { GeneratedFile } from './generatedFile';
import { generateFiles } from './generateFiles';

/** A generated file with its encoded bodies; `saveDataBody` is for requests with Save-Data. */
export type PreparedFile = GeneratedFile & { body: EncodedBody; saveDataBody?: EncodedBody };

const prepareAll = async (made: Promise<GeneratedFile[]>): Promise<Map<string, PreparedFile>> => {
  const prepared = (await made).map(async (file): Promise<[string, PreparedFile]> => {
    const body = await encodeBody(Buffer.from(file.text));
    const { saveDataText } = file;
    if (saveDataText === undefined) return [file.address, { ...file, body }];
    const saveDataBody = await encodeBody(Buffer.from(saveDataText));
    return [file.address, { ...file, body, saveDataBody }];
  });
  return new Map(await Promise.all(prepared));
};

/** The generated files by address; rejects where they cannot be made. */
export type GeneratedFiles = () => Promise<Map<string, PreparedFile>>;

/**
 * Makes the generated files at the first request and again in each month (UTC), because security.txt has an expiry date.
 * Unchanged files keep their ETags.
 */
export const createGeneratedFiles = (
  site: Site,
  assets: Pick<Assets, 'samples'>,
): GeneratedFiles => {
  let current: { month: string; files: Promise<Map<string, PreparedFile>> } | undefined;
  return () => {
    const now = new Date();
    const month = now.toISOString().slice(0, 7);
    if (current?.month === month) return current.files;
    const made = { month, files: prepareAll(generateFiles(site, assets, now)) };
    // A failure is not cached: the next request tries again.
    made.files.catch(() => {
      if (current === made) current = undefined;
    });
    current = made;
    return made.files;
  };
};
