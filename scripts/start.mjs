// npm start: installs what is missing, builds what is stale, serves.
import { makeReady } from './ready.mjs';

await makeReady();
await import('../dist/server/main.js');
