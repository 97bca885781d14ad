import { existsSync } from 'node:fs';
import { createApp } from './app';
import { createHttpServer, listen } from './serve';
import { createServices, warmUp } from './services';
import { stopOnSignal } from './shutdown';

const start = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile();
  let wanted = false;
  const services = { ...createServices(process.env), ready: () => wanted };
  const { settings, log, assets } = services;
  const server = createHttpServer(createApp(services));
  stopOnSignal(server, log, () => {
    wanted = false;
  });
  const address = await listen(server, settings.PORT, settings.HOST);
  log.info({ address, version: assets.version }, `listening on ${address}`);
  // A build with a broken page never becomes ready: a balancer keeps its visitors with the last one.
  wanted = await warmUp(services);
};

start().catch((error: Error) => {
  // A fault of settings is the operator's: its message says all, a stack would only hide it.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
