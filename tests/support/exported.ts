import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { folderInToolbox } from '../../scripts/deploy/toolbox.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { type Nginx, startNginx } from './nginx';
import { siteOrigin } from './site';

/** An export, where we and the toolbox's programs see it. */
export type Export = { outside: string; inside: string };

/**
 * Exports the built site into the toolbox; all that contact can be asked for takes minutes. `EXPORT` names an
 * export that is there already. Rejects where it cannot be made.
 */
export const makeExport = async (...options: string[]): Promise<Export> => {
  const { outside, inside } = folderInToolbox();
  afterAll(() => rmSync(outside, { recursive: true, force: true }));
  // nginx's workers are another user.
  chmodSync(outside, 0o755);
  const ready = process.env['EXPORT'];
  const out = path.join(outside, 'export');
  if (ready && existsSync(ready)) cpSync(ready, out, { recursive: true });
  else
    await promisify(execFile)(
      process.execPath,
      ['scripts/tool.mjs', 'export', '--out', out, ...options],
      {
        env: { ...process.env, SITE_ORIGIN: siteOrigin },
      },
    );
  return { outside: out, inside: path.join(inside, 'export') };
};

/** The configuration of an nginx that serves an export and nothing else. */
const configuration = (folder: string, port: number): string => `
worker_processes 1;
pid nginx.pid;
events { worker_connections 512; }
http {
  include ${folder}/nginx/maps.conf;
  access_log site.log site;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include ${folder}/nginx/server.conf;
  }
}`;

/** Starts nginx with an export, until the tests of the file have ended. */
export const serveExport = async ({
  inside,
}: Export): Promise<Nginx & { address: string; log: () => string }> => {
  const port = await freePort();
  const nginx = await startNginx(() => ({ 'nginx.conf': configuration(inside, port) }), port);
  afterAll(() => nginx.stop());
  const log = () => readFileSync(path.join(nginx.outside, 'site.log'), 'utf8');
  return { ...nginx, address: `http://127.0.0.1:${port}`, log };
};
