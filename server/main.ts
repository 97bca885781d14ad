import { existsSync } from 'node:fs';
import { createListener } from './app';
import { createServices, warmUp } from './createServices';
import { createHttpServer, listen } from './http/server';
import { stopWhenAsked } from './http/shutdown';
import type { Services } from './services';
import { WrongSettings } from './settings';

/** How often the bodies of newly stored pages are recompressed, in milliseconds. */
const recompressEvery = 1_000;

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
  stopWhenAsked(server, log, {
    drain: settings.DRAIN_SECONDS * 1000,
    begins: () => {
      stopping = true;
    },
  });
  const address = await listen(server, settings.PORT, settings.HOST);
  // Said at any log level: whoever starts it wants to know where it is.
  const always = log.child({}, { level: 'info' });
  always.info({ address, version: assets.version }, `listening on ${address}`);
  if (measured) always.info({ metrics: measured.address }, `metrics at ${measured.address}`);
  if (assets.siteName !== settings.SITE_NAME)
    log.warn(
      `the pictures for sharing say ${assets.siteName}: build with SITE_NAME=${settings.SITE_NAME}`,
    );
  // A build with a broken page never becomes ready: a balancer keeps its visitors with the last one.
  warm = await warmUp(services);
  const recompress = () =>
    services.store.recompress().catch((error: unknown) => {
      // Nobody else catches it: the process would end over a page that can be served as it is.
      log.error({ err: error }, 'failed to recompress a page');
    });
  setInterval(recompress, recompressEvery).unref();
};

start().catch((error: Error) => {
  // What an operator can mend is said in a sentence; a stack would only hide it.
  const mendable = error instanceof WrongSettings || 'code' in error;
  process.stderr.write(`${mendable ? error.message : error.stack}\n`);
  process.exit(1);
});
