// nginx with our pages as precompressed files, one worker, and the same headers.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/freePort.mjs';
import { end, untilAnswers } from '../support/site.mjs';

const notHeaders = ['content-length', 'content-type', 'etag', 'date', 'connection', 'keep-alive'];

const addHeaders = (head) => {
  const lines = [];
  for (let at = 0; at < head.length; at += 2)
    if (!notHeaders.includes(head[at].toLowerCase()))
      lines.push(`add_header ${head[at]} "${head[at + 1].replaceAll('"', '\\"')}";`);
  return lines.join(' ');
};

/** Serves one answer as a file that is compressed already. */
export const startNginx = async ({ answer: { head, body }, address, wrap }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'www', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(body, 'base64'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `user root; daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error;
     events { worker_connections 1024; }
     http {
       sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; etag on;
       access_log off; default_type text/html; charset utf-8;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${folder}/www; ${addHeaders(head)} }
     }`,
  );
  const [program, ...args] = [...wrap, 'nginx', '-c', path.join(folder, 'nginx.conf')];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilAnswers(`${origin}${address}`, child);
  return { origin, pid: child.pid, stop };
};
