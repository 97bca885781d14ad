import express from 'express';
import { describe, expect, test } from 'vitest';
import { startCachedAndUncached } from '../../support/cachedAndUncached';
import { get } from '../../support/wireAnswers';

/** Express's own setting for a value of TRUST_PROXY. */
const asExpress = (value: string): number | string[] =>
  /^\d+$/.test(value) ? Number(value) : value.split(',');

describe.each(['0', '2', '127.0.0.0/8,10.0.0.0/8'])('with TRUST_PROXY=%s', async (proxies) => {
  const { site, same } = await startCachedAndUncached({ TRUST_PROXY: proxies }, '/en');

  /** What Express itself takes for the client's address. */
  const expressSays = (forwarded: string): string | undefined => {
    const app = express().set('trust proxy', asExpress(proxies));
    const request = Object.create(app.request, {
      headers: { value: { 'x-forwarded-for': forwarded } },
      connection: { value: { remoteAddress: '127.0.0.1' } },
      socket: { value: { remoteAddress: '127.0.0.1' } },
    });
    return request.ip;
  };

  test.each([
    '203.0.113.7',
    '203.0.113.7, 10.0.0.2',
    '198.51.100.1, 203.0.113.7, 10.0.0.2, 10.0.0.3',
    '2001:db8::1, 10.0.0.2',
    '10.0.0.1',
    ' , 203.0.113.7,',
    'rubbish, 10.0.0.2',
    'rubbish',
  ])('X-Forwarded-For: %s', async (forwarded) => {
    await same(get('/en', `X-Forwarded-For: ${forwarded}`));
    expect(site.lines().at(-1)?.['client']).toBe(expressSays(forwarded.trim()));
  });
});
