import { describe, expect, test, vi } from 'vitest';
import { packagesIn } from '../../scripts/build/notices.mjs';
import { type Bom, bomOf, npmBom } from '../../scripts/supply/bom.mjs';
import { packagesOf, readLock } from '../../scripts/supply/lockFile.mjs';
import { cycloneDxFaults } from '../support/cycloneDx';

// npm is a process that loads much.
vi.setConfig({ testTimeout: 60_000 });

const name = 'jandaia-site';
const packages = packagesOf(readLock()).map((locked) => `${locked.name}@${locked.version}`);
const shipped = packages.filter((ref) => /^(?:react|react-dom|express)@/.test(ref));
const said = npmBom();
const bom = bomOf(said, { name, shipped });

const refsOf = ({ components }: Bom) => components.map((component) => component['bom-ref']);

test('it has every package of the lock file once, and says which of them are shipped', () => {
  expect(bom.metadata.component.name).toBe(name);
  expect(refsOf(bom)).toEqual([...new Set(packages)].sort());
  const required = bom.components.filter(({ scope }) => scope === 'required');
  expect(required.map((component) => component['bom-ref'])).toEqual(shipped.sort());
  const others = bom.components.filter(({ scope }) => scope !== 'required');
  expect(new Set(others.map(({ scope }) => scope))).toEqual(new Set(['excluded']));
});

test('it is the same every time', () => {
  expect(JSON.stringify(bomOf(npmBom(), { name, shipped }))).toBe(JSON.stringify(bom));
});

test('what npm says of a package at several places is said once, with all that it needs', () => {
  const [first, ...others] = said.components;
  if (!first) throw new Error('npm names no package');
  const ref = first['bom-ref'];
  const repeated = {
    ...said,
    components: [first, ...others, first],
    dependencies: [
      { ref, dependsOn: ['b@1.0.0'] },
      { ref, dependsOn: ['b@1.0.0', 'a@1.0.0'] },
    ],
  };
  const made = bomOf(repeated, { name, shipped: [] });
  expect(refsOf(made)).toEqual(refsOf(bom));
  expect(made.dependencies).toEqual([{ ref, dependsOn: ['a@1.0.0', 'b@1.0.0'] }]);
});

test('something shipped that the lock file does not name stops it', () => {
  expect(() => bomOf(said, { name, shipped: ['smuggled@1.0.0'] })).toThrow(
    'shipped, and not in package-lock.json: smuggled@1.0.0',
  );
});

describe('the schema of CycloneDX 1.5', () => {
  test('has nothing against it', () => {
    expect(cycloneDxFaults(bom)).toEqual([]);
  });

  test.each([
    [
      'without its format',
      { ...bom, bomFormat: undefined },
      "must have required property 'bomFormat'",
    ],
    [
      'with a component of no name',
      { ...bom, components: [{ ...bom.components[0], name: undefined }] },
      "/components/0 must have required property 'name'",
    ],
    [
      'with a licence that SPDX does not know',
      { ...bom, components: [{ ...bom.components[0], licenses: [{ license: { id: 'Mine' } }] }] },
      '/components/0/licenses/0/license/id must be equal to one of the allowed values',
    ],
    [
      'with a scope of our own',
      { ...bom, components: [{ ...bom.components[0], scope: 'shipped' }] },
      '/components/0/scope must be equal to one of the allowed values',
    ],
  ])('refuses one %s', (_, document, fault) => {
    // As it is written: what is undefined is not there.
    const faults = cycloneDxFaults(JSON.parse(JSON.stringify(document)));
    expect(faults.map((found) => found.trim())).toContain(fault);
  });
});

test('the notices say what is shipped, and one that names no package is not passed over', () => {
  const line = '-'.repeat(80);
  const notices = `@kept/whole 1.2.3\n\nMIT\n\n${line}\n\nother 4.5.6-rc.1\n\nISC\n`;
  expect(packagesIn(notices)).toEqual(['@kept/whole@1.2.3', 'other@4.5.6-rc.1']);
  expect(() => packagesIn(`${notices}\n\n${line}\n\nSomebody said so.\n`)).toThrow(
    'a notice names no package: Somebody said so.',
  );
});
