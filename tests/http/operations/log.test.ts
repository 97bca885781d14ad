import { describe, expect, test } from 'vitest';
import { ownId, startLoggedSite } from '../../support/loggedSite';

const site = await startLoggedSite({ warm: true });
const { lineOf } = site;

describe('the log line of a request', () => {
  test('has request, response, duration and size', async () => {
    const line = await lineOf('/pt/contact?utm=x');
    expect(line).toMatchObject({
      level: 'info',
      msg: 'request',
      method: 'GET',
      path: '/pt/contact',
      status: 200,
      lang: 'pt',
      page: 'contact',
      hit: true,
      client: '127.0.0.1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      requestId: expect.stringMatching(ownId),
    });
    expect(line['ms']).toBeGreaterThanOrEqual(0);
    expect(line['ms']).toBeLessThan(5000);
    expect(line['bytes']).toBeGreaterThan(10_000);
    expect(line).not.toHaveProperty('rule');
    expect(line).not.toHaveProperty('aborted');
  });

  test('has the ids of offer, plan and subject for contact, and no text of the query', async () => {
    const path = '/pt/contact';
    const from = 'sourcePage=/pt/landing-page-advogados-escritorio';
    const declared = await lineOf(`${path}?${from}&subject=Or%C3%A7amento+Site+Jur%C3%ADdico`);
    expect(declared).toMatchObject({
      path,
      source: 'landing-page-advogados',
      subject: 'site-quote',
    });
    const planned = await lineOf(`${path}?sourcePage=affiliate-link-generator&plano=Especialista`);
    expect(planned).toMatchObject({ source: 'affiliate-link-generator', plan: 'especialista' });
    const typed = await lineOf(`${path}?sourcePage=my+secret&plan=my+secret&subject=my+secret`);
    for (const name of ['source', 'plan', 'subject']) expect(typed).not.toHaveProperty(name);
  });

  test('has the method of its own request after one with another method', async () => {
    for (const method of ['HEAD', 'GET', 'POST', 'HEAD', 'GET'])
      expect(await lineOf({ method, path: '/en/services/data-engineering' })).toMatchObject({
        method,
        path: '/en/services/data-engineering',
      });
  });

  test('has rule and Location of a redirect, without the query', async () => {
    expect(await lineOf('/en/products/telegram-manager?text=secret')).toMatchObject({
      level: 'info',
      path: '/en/products/telegram-manager',
      status: 301,
      rule: '/{lang}/products/{id}',
      location: '/en',
      lang: 'en',
    });
    expect(await lineOf({ path: '/?a=1', headers: { 'accept-language': 'pt' } })).toMatchObject({
      path: '/',
      status: 302,
      rule: '/',
      location: '/pt',
    });
    expect(await lineOf('/en/nano-banana-api')).toMatchObject({ location: '/nano-banana-api' });
  });

  test.each([
    [404, 'not-found', '/en/nothing'],
    [400, 'encoding', '/pt/%zz'],
    [414, 'length', `/en/${'a'.repeat(9000)}`],
    [405, 'method', { method: 'POST', path: '/en' }],
    [400, 'host', { path: '/en', headers: { host: 'a b' } }],
  ])('is a warning with status %i and rule %s', async (status, rule, request) => {
    const line = await lineOf(request);
    expect(line).toMatchObject({ level: 'warn', status, rule });
    expect(String(line['path']).length).toBeLessThanOrEqual(300);
  });

  test('says whether the page came from the store', async () => {
    const path = '/en/contact?sourcePage=whatsapp-bot';
    expect(await lineOf(path)).toMatchObject({ hit: false, status: 200 });
    await lineOf({ method: 'HEAD', path });
    expect(await lineOf(path)).toMatchObject({ hit: true, status: 200 });
  });

  test('has the client address that a trusted proxy forwards', async () => {
    const request = { path: '/en', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } };
    expect(await lineOf(request)).toMatchObject({ client: '127.0.0.1' });
    const behind = await startLoggedSite({ environment: { TRUST_PROXY: '1' } });
    expect(await behind.lineOf(request)).toMatchObject({ client: '203.0.113.7' });
  });

  test('has a size without the body for 304 and HEAD', async () => {
    const unchanged = await lineOf({ path: '/en', headers: { 'if-none-match': '*' } });
    expect(unchanged).toMatchObject({ status: 304, page: 'home', hit: true });
    const head = await lineOf({ method: 'HEAD', path: '/en' });
    expect(head).toMatchObject({ status: 200, method: 'HEAD' });
    for (const line of [unchanged, head]) expect(line['bytes']).toBeLessThan(5000);
  });

  test('does not call a file of the build missing', async () => {
    const line = await lineOf(site.services.assets.entries.en);
    expect(line).toMatchObject({ level: 'info', status: 200 });
    expect(line['rule']).not.toBe('not-found');
  });
});

test('LOG_LEVEL=warn logs warnings only', async () => {
  const warnings = await startLoggedSite({ environment: { LOG_LEVEL: 'warn' } });
  await warnings.http.get('/en');
  expect(await warnings.lineOf('/nothing')).toMatchObject({ level: 'warn' });
  expect(warnings.lines()).toHaveLength(1);
});
