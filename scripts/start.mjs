// npm start: installs what is missing, builds what is stale, serves.
import { makeReady } from './ready.mjs';
import { readArguments } from './usage.mjs';

readArguments(`npm start
Installs what is missing, builds what is stale, and serves; settings come from the environment or from .env.
Example: PORT=8080 npm start`);

await makeReady();
await import('../dist/server/main.js');
