// npm run sbom: writes dist/sbom.cdx.json, the bill of materials of what is built (CycloneDX 1.5): what is in
// the bundles is `required`, what only builds and tests them is `excluded`. A build takes it away again, for it
// was that of another build.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeReady } from '../ready.mjs';
import { root } from '../sources.mjs';
import { bomOf, npmBom } from './bom.mjs';
import { readManifest } from './lockFile.mjs';

await makeReady();
const { packagesIn } = await import('../build/notices.mjs');

// The notices are made of the bundles themselves: whatever is in these is in those.
const notices = readFileSync(path.join(root, 'dist/server/third-party.txt'), 'utf8').trimEnd();
const shipped = packagesIn(notices);
const bom = bomOf(npmBom(), { name: readManifest().name, shipped });
const file = 'dist/sbom.cdx.json';
writeFileSync(path.join(root, file), `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${file}: ${bom.components.length} packages, ${shipped.length} of them shipped`);
