import { describe, expect, test } from 'vitest';
import { explain, formatDecision } from '../../../server/cli/explanation';
import { generatedAddresses } from '../../../server/generated/addresses';
import { decode, encodingOf } from '../../support/decode';
import { listOf } from '../../support/headers';
import { startLoggedSite } from '../../support/loggedSite';

const site = await startLoggedSite({ warm: false });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.ask({ method, path, headers: { 'accept-encoding': 'identity', ...headers } });

describe.each(generatedAddresses(true))('%s', (address) => {
  test('is a text that anybody may keep for an hour', async () => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const saveDataBody = address === '/prefetch.json' ? ['save-data'] : [];
    expect(listOf(headers.vary)).toEqual([...saveDataBody, 'accept-encoding']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-length']).toBe(String(body.length));
  });

  test.each(['br', 'gzip'])('is the same in %s', async (encoding) => {
    const answer = await get(address, { 'accept-encoding': encoding });
    expect(encodingOf(answer)).toBe(encoding);
    expect(decode(answer)).toBe((await get(address)).body.toString());
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('HEAD is GET without its body', async () => {
    const [full, head] = [await get(address), await get(address, {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ['content-type', 'content-length', 'etag'])
      expect(head.headers[name]).toBe(full.headers[name]);
  });

  test('is the same whatever query it is asked with', async () => {
    const decorated = await get(`${address}?v=1&lang=pt`);
    expect(decorated.status).toBe(200);
    expect(decorated.body.equals((await get(address)).body)).toBe(true);
  });

  test('answers GET and HEAD alone', async () => {
    const { status, headers } = await get(address, {}, 'POST');
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
  });

  test('has one address', async () => {
    for (const other of [`${address}/`, `/${address}`, `${address}x`, `/en${address}`])
      expect((await get(other)).status, other).toBe(404);
  });

  test('leaves a line that does not call it missing', async () => {
    const line = await site.lineOf(address);
    expect(line).toMatchObject({ level: 'info', status: 200, rule: address });
  });

  test('is known to explain', () => {
    const asked = { method: 'GET', target: `${address}?a=1`, indexable: true, publicFiles: [] };
    expect(formatDecision(explain(asked)).join('\n')).toContain(
      '200 text that the server generates',
    );
  });
});

test.each(['index', 'noindex'])(
  'with ROBOTS=%s every text that is made has its address',
  async (robots) => {
    const { services } = await startLoggedSite({ warm: false, environment: { ROBOTS: robots } });
    const made = [...(await services.files.prepare()).keys()];
    expect(made.toSorted()).toEqual(generatedAddresses(robots === 'index').toSorted());
  },
);

test.each(['/__proto__', '/constructor', '/toString', '/hasOwnProperty'])(
  '%s is no text',
  async (address) => expect((await get(address)).status).toBe(404),
);
