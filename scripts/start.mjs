// npm start: installs what is missing, builds what is stale, serves.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ready.mjs';
import { root } from './sources.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm start
Installs what is missing, builds what is stale, and serves; settings come from the environment or from .env.
Example: PORT=8080 npm start`);

await ensureBuilt();
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
