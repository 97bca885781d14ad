// The bill of materials, for programs that look packages up in lists of known faults.

/** A licence as CycloneDX wants it: one of SPDX's list by its id, several as an expression. */
const licencesOf = (licence) => [
  /[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } },
];

/** The address of a package by https://github.com/package-url/purl-spec; only the at sign of a scope is encoded. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The hash of a package's archive (subresource integrity, base64) as CycloneDX wants it, in hex. */
const hashesOf = (integrity) => [
  {
    alg: 'SHA-512',
    content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
  },
];

/**
 * The bill of materials in CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/), the same for the same sources: no time,
 * no serial number.
 * @param {{ name: string, version: string, license: string }} site
 * @param {import('./shipped.mjs').Shipped[]} shipped
 */
export const billOf = (site, shipped) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: {
      type: 'application',
      'bom-ref': site.name,
      name: site.name,
      version: site.version,
      licenses: licencesOf(site.license),
    },
  },
  components: shipped.map(({ name, version, licence, integrity }) => {
    const purl = version && purlOf({ name, version });
    return {
      type: version ? 'library' : 'file',
      'bom-ref': purl ?? `font:${name}`,
      name,
      ...(version && { version, purl }),
      ...(integrity && { hashes: hashesOf(integrity) }),
      licenses: licencesOf(licence),
    };
  }),
});
