import type { Lock, Manifest } from './lockFile.mjs';

/** A sentence for whatever is wrong with a lock file, or with the package.json that it belongs to. */
export declare const lockFaults: (lock: Lock, manifest: Manifest) => string[];
