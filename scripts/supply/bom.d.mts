/** What tests read of a CycloneDX document; its schema says the rest. */
export type Bom = {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string; scope: string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** npm's CycloneDX 1.5 document of package-lock.json; throws where npm fails. */
export declare const npmBom: () => Bom;

/**
 * npm's document with a scope that says what is shipped, without what differs from run to run; throws where
 * something is shipped that it does not name.
 */
export declare const bomOf: (said: Bom, about: { name: string; shipped: string[] }) => Bom;
