// The bill of materials: npm's own, told what is shipped and rid of what differs from run to run.
import { execFileSync } from 'node:child_process';
import { root } from '../sources.mjs';

/**
 * The CycloneDX 1.5 document that npm makes of package-lock.json, of packages for other machines too. Asks
 * nobody over the network. Throws what npm says where it fails.
 */
export const npmBom = () => {
  // What NODE_ENV=production would leave out is in the bundles: React is a dev dependency.
  const kinds = ['--include=dev', '--include=optional', '--include=peer'];
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...kinds];
  const options = {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  };
  return JSON.parse(
    execFileSync('npm', [...args, '--package-lock-only', '--loglevel=error'], options),
  );
};

/** One entry for each name, which npm 10 repeats for every place where a package stands. */
const once = (entries, name, merge) => {
  const merged = new Map();
  for (const entry of entries)
    merged.set(entry[name], merge(merged.get(entry[name]) ?? entry, entry));
  return [...merged.keys()].sort().map((key) => merged.get(key));
};

/**
 * npm's document with a scope that says what is shipped. npm calls `optional` what package.json has among its
 * dev dependencies; what is in the bundles is `required`, and the rest, which no visitor's request ever
 * reaches, is `excluded` (CycloneDX 1.5, component.scope). Number, time and npm's version are left out, so
 * that the same sources and build give the same octets, from npm 10 and 11.
 * Throws where something is shipped that the lock file does not name.
 */
export const bomOf = ({ $schema, bomFormat, specVersion, version, ...said }, { name, shipped }) => {
  const components = once(said.components, 'bom-ref', ({ properties, ...component }) => ({
    ...component,
    scope: shipped.includes(component['bom-ref']) ? 'required' : 'excluded',
  }));
  const known = new Set(components.map((component) => component['bom-ref']));
  const unknown = shipped.filter((ref) => !known.has(ref));
  if (unknown.length > 0)
    throw new Error(`shipped, and not in package-lock.json: ${unknown.join(', ')}`);
  const { properties, ...site } = said.metadata.component;
  return {
    $schema,
    bomFormat,
    specVersion,
    version,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      tools: said.metadata.tools.map(({ version: _, ...tool }) => tool),
      // npm calls it by the folder that it stands in.
      component: { ...site, name },
    },
    components,
    dependencies: once(said.dependencies, 'ref', (before, { ref, dependsOn = [] }) => ({
      ref,
      dependsOn: [...new Set([...(before.dependsOn ?? []), ...dependsOn])].sort(),
    })),
  };
};
