// npm run export: builds what is stale and writes the site as files; server/tools/export.ts says which.
import { makeReady } from './ready.mjs';

await makeReady();
process.argv.splice(2, 0, 'export');
await import('./tool.mjs');
