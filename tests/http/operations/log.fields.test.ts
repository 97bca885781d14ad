import { readFileSync } from 'node:fs';
import { request as overHttp } from 'node:http';
import { expect, test } from 'vitest';
import { createDecide } from '../../../server/request/decide';
import { startLoggedSite } from '../../support/loggedSite';
import { sendRaw } from '../../support/raw';
import { siteOrigin } from '../../support/site';

/** The names in the first column of the table of fields. */
const documented = (): string[] => {
  const sections = readFileSync('docs/operations/logs.md', 'utf8').split('\n## ');
  const fields = sections.find((section) => section.startsWith('Fields\n')) ?? '';
  const rows = [...fields.matchAll(/^\| (`[^|]+) \|/gm)];
  return rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''),
  );
};

test('docs/operations/logs.md lists exactly the fields that requests leave in the log', async () => {
  let leave = () => {};
  const site = await startLoggedSite({
    environment: { TRUST_PROXY: '1' },
    change: ({ document }) => ({
      decide: createDecide(() => undefined),
      document: async (variant) => {
        if (variant.kind === 'page' && variant.page === 'ai-agents') throw Error('planted');
        if (variant.kind === 'page' && variant.page === 'ai-consulting') leave();
        return document(variant);
      },
    }),
  });
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'a',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    referer: `${siteOrigin}/en`,
    'sec-purpose': 'prefetch',
  };
  // Rendered and stored pages, an enquiry, redirects, every error, a page that fails.
  for (const path of [
    ...['/en', '/en', '/pt/contact?sourcePage=affiliate-link-generator&plano=Especialista', '/'],
    ...['/pt/contact?sourcePage=landing-page-advogados&subject=Site%20para%20Advogados', '/EN/'],
    ...['/en/nothing', '/en/%zz', `/${'a'.repeat(9000)}`, '/en/services/ai-agents'],
  ])
    await site.send({ path, headers });
  await site.send({ path: '/en', method: 'POST' });
  // Clients whose connection is closed.
  await sendRaw(site.port, 'GARBAGE\r\n\r\n');
  await sendRaw(site.port, 'GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100)).catch(() => '');
  // One that leaves.
  const sent = overHttp({ port: site.port, host: '127.0.0.1', path: '/en/services/ai-consulting' });
  leave = () => sent.destroy();
  sent.on('error', () => {}).end();
  await expect.poll(() => site.lines().some(({ aborted }) => aborted)).toBe(true);

  const logged = new Set(site.lines().flatMap(Object.keys));
  expect([...logged].sort()).toEqual(documented().sort());
});
