import { existsSync } from 'node:fs';
import { createListener } from './app';
import { createServices, warmUp } from './createServices';
import { exampleSettings } from './exampleSettings';
import { createHttpServer, listen } from './http/server';
import { shutDownOnSignals } from './http/shutdown';
import type { Services } from './services';
import { WrongSettings } from './settings';

/** How often newly stored pages are recompressed, in milliseconds. */
const recompressInterval = 1_000;

const start = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile();
  let warm = false;
  let stopping = false;
  const services: Services = {
    ...createServices(process.env),
    ready: () => warm && !stopping,
    stopping: () => stopping,
  };
  const { settings, log, assets } = services;
  const { METRICS_PORT } = settings;
  const measured =
    METRICS_PORT === undefined
      ? undefined
      : await (await import('./startMetrics')).startMetrics(services, METRICS_PORT);
  services.metrics = measured?.metrics;
  const server = createHttpServer(createListener(services), services);
  services.metrics?.watchConnections(server);
  shutDownOnSignals(server, log, {
    drain: settings.DRAIN_SECONDS * 1000,
    begins: () => {
      stopping = true;
    },
  });
  const address = await listen(server, settings.PORT, settings.HOST);
  // Logged at any level: whoever starts the server needs the address.
  const always = log.child({}, { level: 'info' });
  always.info({ address, version: assets.version }, `listening on ${address}`);
  if (measured) always.info({ metrics: measured.address }, `metrics at ${measured.address}`);
  if (assets.siteName !== settings.SITE_NAME)
    log.warn(
      `the Open Graph images show ${assets.siteName}: build with SITE_NAME=${settings.SITE_NAME}`,
    );
  const examples = exampleSettings(settings);
  if (examples.length > 0)
    log.warn(
      { event: 'exampleSettings', settings: examples },
      'settings have example values, which visitors see: npm run doctor says where',
    );
  // A build with a broken page never becomes ready, so a balancer keeps the previous one.
  warm = await warmUp(services);
  const recompress = () =>
    services.store.recompress().catch((error: unknown) => {
      // An unhandled rejection would end the process; the page can be served as it is.
      log.error({ err: error }, 'failed to recompress a page');
    });
  setInterval(recompress, recompressInterval).unref();
};

start().catch((error: Error) => {
  // An operator can mend settings, ports and files: a stack trace would only hide the message.
  const mendable = error instanceof WrongSettings || 'syscall' in error;
  process.stderr.write(`${mendable ? error.message : error.stack}\n`);
  process.exit(1);
});
