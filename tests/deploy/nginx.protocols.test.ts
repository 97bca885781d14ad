import { connect } from 'node:http2';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { certificatePin } from './support/certificate';
import { type SampleNginx, sampleHost, startNginxSample } from './support/nginxSample';

const [first, second] = [await startSite(), await startSite()];

let nginx: SampleNginx;
beforeAll(async () => {
  nginx = await startNginxSample([first.port, second.port]);
});
afterAll(() => nginx.stop());

test('nginx serves the site over HTTP/2', async () => {
  const session = connect(`https://127.0.0.1:${nginx.https}`, {
    servername: sampleHost,
    ca: nginx.read('fullchain.pem'),
  });
  const headers = { ':path': '/pt', ':authority': sampleHost };
  const status = await new Promise((resolve, reject) => {
    session.once('error', reject);
    session.request(headers).once('response', (answer) => resolve(answer[':status']));
  });
  session.destroy();
  expect([status, session.alpnProtocol]).toEqual([200, 'h2']);
});

test('nginx serves page, script and pictures over HTTP/3', async () => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-gpu', '--enable-quic'],
      `--origin-to-force-quic-on=${sampleHost}:443`,
      `--host-resolver-rules=MAP ${sampleHost}:443 127.0.0.1:${nginx.https}`,
      `--ignore-certificate-errors-spki-list=${certificatePin(nginx.outside)}`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`https://${sampleHost}/pt`);
    const protocols = await page.evaluate(() =>
      ['navigation', 'resource'].flatMap((kind) =>
        performance
          .getEntriesByType(kind)
          .map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      ),
    );
    expect(protocols.length).toBeGreaterThan(2);
    expect(new Set(protocols)).toEqual(new Set(['h3']));
  } finally {
    await browser.close();
  }
});
