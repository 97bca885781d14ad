import type { Site } from '../../shared/site';
import { type EncodedBody, encodeBody } from '../cache/encodedBody';
import type { GeneratedFile } from './generatedFile';
import { generateFiles } from './generateFiles';

/** A generated file with its encoded bodies; `saveDataBody` is for requests with Save-Data. */
export type PreparedFile = GeneratedFile & { body: EncodedBody; saveDataBody?: EncodedBody };

const prepareAll = async (site: Site, now: Date): Promise<Map<string, PreparedFile>> => {
  const files = await generateFiles(site, now);
  const prepared = files.map(async (file): Promise<[string, PreparedFile]> => {
    const body = await encodeBody(Buffer.from(file.text));
    const { saveDataText } = file;
    if (saveDataText === undefined) return [file.address, { ...file, body }];
    const saveDataBody = await encodeBody(Buffer.from(saveDataText));
    return [file.address, { ...file, body, saveDataBody }];
  });
  return new Map(await Promise.all(prepared));
};

/**
 * The generated files, made at the first request and again in each month (UTC), because security.txt has an expiry
 * date. Unchanged files keep their ETags.
 */
export class GeneratedFiles {
  readonly #site: Site;
  #month = '';
  #files: Promise<Map<string, PreparedFile>> | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  /** The file at an address; rejects where the files cannot be made. */
  async find(address: string): Promise<PreparedFile | undefined> {
    return (await this.prepare()).get(address);
  }

  /** Makes all files, unless this month's exist. */
  prepare(): Promise<Map<string, PreparedFile>> {
    const now = new Date();
    const month = now.toISOString().slice(0, 7);
    if (this.#files && this.#month === month) return this.#files;
    const files = prepareAll(this.#site, now);
    // A failure is not cached: the next request tries again.
    files.catch(() => {
      if (this.#files === files) this.#files = undefined;
    });
    this.#month = month;
    this.#files = files;
    return files;
  }
}
