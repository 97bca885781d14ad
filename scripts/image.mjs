// npm run image: builds the Dockerfile as it stands, without Docker, on a stand-in of its base image, and looks at the
// result from outside: what is in it, how large it is, what it may do and how it lives and ends; then two more, each
// upon the one before, and what they keep of it. `-- --quick` leaves those out.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildImage, mountImage, openStore, prune } from './deploy/image/builder.mjs';
import { checkConfig, checkLayers } from './deploy/image/contents.mjs';
import { makeContext } from './deploy/image/context.mjs';
import { checkLife } from './deploy/image/life.mjs';
import { assetsOf, checkGenerations } from './deploy/image/previous.mjs';
import { ensurePrograms } from './deploy/image/programs.mjs';
import { failed } from './deploy/image/report.mjs';
import { ensureBase } from './deploy/image/standIn.mjs';

if (process.platform !== 'linux' || process.getuid() !== 0) {
  console.error(
    'npm run image needs root on a Debian or Ubuntu, for buildah, debootstrap and chroot',
  );
  process.exit(1);
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const tag = 'localhost/jandaia-site:checked';
const planted = `planted-${randomUUID()}`;
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

ensurePrograms(['buildah', 'debootstrap']);
openStore();
ensureBase();
const context = makeContext(planted);
try {
  console.error('building the Dockerfile: a minute …');
  buildImage(tag, context.folder, planted, { VERSION: version, REVISION: 'not committed' });
  checkLayers(tag, planted);
  const { folder, release } = mountImage(tag);
  try {
    await checkLife(folder, checkConfig(tag, folder));
  } finally {
    release();
  }
  const later = values.quick ? [] : ['second', 'third'];
  const tags = [tag];
  for (const name of later) {
    console.error('building the next one: a minute …');
    context.nextVersion();
    const next = `${tag}-${name}`;
    buildImage(next, context.folder, planted, { PREVIOUS: tags.at(-1) });
    tags.push(next);
  }
  if (!values.quick) checkGenerations(await Promise.all(tags.map(assetsOf)));
} finally {
  context.remove();
  prune();
}
if (failed() > 0) console.error(`${failed()} of that should be otherwise`);
process.exit(failed() > 0 ? 1 : 0);
