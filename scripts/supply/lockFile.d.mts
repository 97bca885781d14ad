/** What package-lock.json says of a package. */
export type Locked = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Lock = { lockfileVersion: number; packages: Record<string, Locked> };

export type Manifest = {
  engines: { node: string };
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export declare const readLock: () => Lock;
export declare const readManifest: () => Manifest;

/** Every package of a lock file, with its place and its name. */
export declare const packagesOf: (lock: Lock) => (Locked & { place: string; name: string })[];
