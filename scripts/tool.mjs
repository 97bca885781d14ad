// Runs a command of dist/tools/ with the arguments that follow its name.
import { makeReady } from './ready.mjs';

const [tool] = process.argv.splice(2, 1);
await makeReady();
await import(`../dist/tools/${tool}.js`);
