/** Builds everything into a folder; see build.mjs. */
export declare const buildSite: (options?: {
  dev?: boolean;
  out?: string;
  previous?: string;
}) => Promise<void>;
