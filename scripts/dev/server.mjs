// A server of `npm run dev`. It loads the packages, waits for a build and serves that one: the next build is served by
// another process, which has waited meanwhile.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from '../site.mjs';
import { givenSettings } from '../siteName.mjs';
import { root } from '../sources.mjs';

// Whatever ends `npm run dev` ends this process.
process.on('disconnect', () => process.exit());
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const bundled = ['react', 'react/jsx-dev-runtime', 'react-dom/server', 'react-router-dom'];
const ready = Promise.all([...Object.keys(dependencies), ...bundled].map((name) => import(name)));
const [build] = await once(process, 'message');
await ready;
// The log is at its usual level, where nothing else is said.
const { origin } = await serveSite(build, { LOG_LEVEL: 'info', ...givenSettings() });
process.send?.(origin);
