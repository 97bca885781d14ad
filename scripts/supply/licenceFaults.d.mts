import type { Locked } from './lockFile.mjs';

type Named = Locked & { name: string };

/** Licences beside those that may be shipped, for some packages; see toolLicences.mjs. */
export type LicenceRule = { licences: string[]; packages: RegExp; why: string };

/** A sentence for each package whose licence is not allowed for it, and each rule that none needs. */
export declare const licenceFaults: (packages: Named[], rules?: LicenceRule[]) => string[];

/** How many packages are under each licence, the most frequent first. */
export declare const countLicences: (packages: Named[]) => [licence: string, count: number][];
