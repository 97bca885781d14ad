import type { Site } from '../../shared/site';
import { type EncodedBody, encodeBody } from '../cache/encodedBody';
import { generateFiles } from './all';
import type { GeneratedFile } from './file';

/** A text as it is sent, and as it is sent to who saves data: its bodies made once. */
export type PreparedFile = GeneratedFile & { stored: EncodedBody; saveDataBody?: EncodedBody };

const prepareAll = async (site: Site, now: Date): Promise<Map<string, PreparedFile>> => {
  const files = await generateFiles(site, now);
  const shelved = files.map(async (file): Promise<[string, PreparedFile]> => {
    const stored = await encodeBody(Buffer.from(file.text));
    const { saveDataText } = file;
    if (saveDataText === undefined) return [file.address, { ...file, stored }];
    const saveDataBody = await encodeBody(Buffer.from(saveDataText));
    return [file.address, { ...file, stored, saveDataBody }];
  });
  return new Map(await Promise.all(shelved));
};

/**
 * The texts of the server, made at the first question and again in every month (UTC), because one of them
 * says until when it holds. What says the same as before keeps its ETag.
 */
export class GeneratedFiles {
  readonly #site: Site;
  #month = '';
  #files: Promise<Map<string, PreparedFile>> | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  /** The text at an address; rejects where the texts cannot be made. */
  async find(address: string): Promise<PreparedFile | undefined> {
    return (await this.prepare()).get(address);
  }

  /** Makes all texts, if this month's are not there yet. */
  prepare(): Promise<Map<string, PreparedFile>> {
    const now = new Date();
    const month = now.toISOString().slice(0, 7);
    if (this.#files && this.#month === month) return this.#files;
    const files = prepareAll(this.#site, now);
    // A failure is not remembered: the next request tries again.
    files.catch(() => {
      if (this.#files === files) this.#files = undefined;
    });
    this.#month = month;
    this.#files = files;
    return files;
  }
}
