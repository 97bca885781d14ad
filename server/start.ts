import { createApp } from './app';
import { createServices, type Services, warmUp } from './createServices';
import { createHttpServer, listen } from './http/server';
import { shutDownOnSignals } from './http/shutdown';
import { type LogDestination, logDestination } from './observability/logDestination';
import { readEnvironment } from './settings/environment';
import { exampleSettings } from './settings/exampleSettings';
import { misspeltSettings } from './settings/misspeltSettings';
import { WrongSettings } from './settings/settings';

/** How often newly stored pages are recompressed, in milliseconds. */
const recompressInterval = 1_000;

/** Serves the metrics where METRICS_PORT is set. */
const measure = async (services: Services, { losses }: LogDestination) => {
  const { settings, assets, store, ready } = services;
  if (settings.METRICS_PORT === undefined) return undefined;
  const { startMetrics } = await import('./http/metricsServer');
  return startMetrics({ store, ready, version: assets.version, logLosses: losses }, services, {
    port: settings.METRICS_PORT,
    host: settings.METRICS_HOST,
  });
};

const start = async (): Promise<void> => {
  const environment = readEnvironment();
  const output = logDestination(1);
  let warm = false;
  let stopping = false;
  const services: Services = {
    ...createServices(environment, output),
    ready: () => warm && !stopping,
  };
  const { settings, log, assets } = services;
  output.onRecovery((failure) =>
    log.warn({ event: 'logFailed', ...failure }, 'log lines could not be written for a while'),
  );
  const measured = await measure(services, output);
  services.metrics = measured?.metrics;
  services.store.metrics = measured?.metrics;
  const server = createHttpServer(createApp(services), services);
  services.metrics?.watchConnections(server);
  const address = await listen(server, settings.PORT, settings.HOST);
  // Until here a signal ends the process at once, see main.ts.
  shutDownOnSignals(server, log, {
    drain: settings.DRAIN_SECONDS * 1000,
    begins: () => {
      stopping = true;
    },
    exit: output.exit,
  });
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
  const misspelt = misspeltSettings(environment);
  if (misspelt.length > 0)
    log.warn(
      { event: 'misspeltSettings', settings: misspelt },
      'variables that resemble settings and are none',
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
