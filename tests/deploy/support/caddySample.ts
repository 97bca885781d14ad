import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../bench/support/freePort.mjs';
import { folderInToolbox, startInToolbox } from './toolbox';

/** Caddy with our Caddyfile before two instances, for https://localhost with a certificate of its own authority. */
export const startCaddySample = async (ports: readonly number[]) => {
  const [http, https] = [await freePort(), await freePort()];
  const { outside, inside } = folderInToolbox();
  // The Caddy of the toolbox logs at DEBUG what newer versions log as errors.
  const file = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  writeFileSync(
    path.join(outside, 'Caddyfile'),
    file.replace('\tlog {\n', '\tlog {\n\t\tlevel DEBUG\n'),
  );
  const caddy = await startInToolbox(
    ['caddy', 'run', '--adapter', 'caddyfile', '--config', `${inside}/Caddyfile`],
    outside,
    (output) => output.includes('certificate obtained successfully'),
    {
      HOME: inside,
      XDG_DATA_HOME: inside,
      ADMIN: 'off',
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      MACHINES: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  );
  const root = path.join(outside, 'caddy/pki/authorities/local/root.crt');
  return { ...caddy, http, https, ca: readFileSync(root, 'utf8'), log: caddy.output };
};
