import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const { http, services } = await startSite();

test('each script and stylesheet has its content type and is cached for ever', async () => {
  const folder = path.join(services.assets.folder, 'assets');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    await http
      .get(`/assets/${file.replaceAll(path.sep, '/')}`)
      .expect(200)
      .expect('Content-Type', file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Cache-Control', 'public, max-age=31536000, immutable');
});

test('/favicon.svg is cached for a day', async () => {
  await http
    .get('/favicon.svg?v=1')
    .expect(200)
    .expect('Content-Type', /^image\/svg\+xml/)
    .expect('Cache-Control', 'public, max-age=86400');
});
