// A server of `npm run dev`. It loads the packages, waits for a build and serves that one: the next build is served by
// another process, which has waited meanwhile.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../sources.mjs';

// Whatever ends `npm run dev` ends this process.
process.on('disconnect', () => process.exit());
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const bundled = ['react', 'react/jsx-dev-runtime', 'react-dom/server', 'react-router-dom'];
const ready = Promise.all([...Object.keys(dependencies), ...bundled].map((name) => import(name)));
const [build] = await once(process, 'message');
await ready;

if (existsSync('.env')) process.loadEnvFile();
const load = (file) => import(pathToFileURL(path.join(build, 'server', file)).href);
const [{ createListener }, { createServices }, { createHttpServer, listen }] = await Promise.all(
  ['app.js', 'createServices.js', 'http/server.js'].map(load),
);
const services = createServices(process.env);
const { METRICS_PORT } = services.settings;
if (METRICS_PORT !== undefined) {
  const { startMetrics } = await load('startMetrics.js');
  services.metrics = (await startMetrics(services, METRICS_PORT)).metrics;
}
const server = createHttpServer(createListener(services), services);
services.metrics?.watchConnections(server);
process.send?.(await listen(server, 0, '127.0.0.1'));
