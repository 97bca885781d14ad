// Builds the server anew into dist/: what the client has stays as it was, which takes a tenth of the time.
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildServer } from '../build/bundles.mjs';
import { buildPictures } from '../build/pictures.mjs';
import { buildStyles } from '../build/styles.mjs';
import { root } from '../sources.mjs';

const draft = path.join(root, 'dist-server');
const { stylesPath } = await buildStyles(draft, false);
await buildServer(draft, false, {
  STYLES_PATH: JSON.stringify(stylesPath),
  PICTURES_PATH: JSON.stringify(await buildPictures(draft)),
});
await rm(path.join(root, 'dist/server'), { recursive: true });
await cp(path.join(draft, 'server'), path.join(root, 'dist/server'), { recursive: true });
await rm(draft, { recursive: true });
