import type { IncomingMessage } from 'node:http';
import express from 'express';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientAddress, compileTrust } from '../../server/request/clientAddress';
import { readSettings } from '../../server/settings';

const addresses = [
  '203.0.113.7',
  '10.0.0.2',
  '10.255.0.1',
  '127.0.0.1',
  '::1',
  '::ffff:10.0.0.3',
  '2001:db8::1',
  'fc00::5',
  'rubbish',
  '10.0.0.2:443',
  '',
];

/** A request as far as its client's address hangs on it, for Express and for us. */
const requestOf = (remoteAddress: string, forwarded: string | undefined) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
  connection: { remoteAddress },
});

/** What Express says, whose own setting is of the same kind. */
const expressSays = (
  proxies: number | string[],
  request: ReturnType<typeof requestOf>,
): string | undefined => {
  const app = express().set('trust proxy', proxies);
  return Object.setPrototypeOf({ ...request }, app.request).ip;
};

describe.each(['0', '1', '2', '7', '10.0.0.0/8', '10.0.0.2,fc00::/7, 127.0.0.1', '::1'])(
  'TRUST_PROXY=%s',
  (given) => {
    const settings = readSettings({ TRUST_PROXY: given });
    const trust = compileTrust(settings);

    test('believes whom Express would', () => {
      const list = fc.array(fc.constantFrom(...addresses), { maxLength: 5 });
      const spaces = fc.constantFrom(',', ', ', ' ,');
      const sockets = fc.constantFrom('127.0.0.1', '10.0.0.9', '::ffff:10.0.0.3', '203.0.113.9');
      fc.assert(
        fc.property(sockets, fc.option(list, { nil: undefined }), spaces, (socket, hops, comma) => {
          const request = requestOf(socket, hops?.join(comma));
          const ours = clientAddress(request as unknown as IncomingMessage, trust);
          expect(ours).toBe(expressSays(settings.TRUST_PROXY, request));
        }),
        { numRuns: 300 },
      );
    });
  },
);

test('a socket that has forgotten its address has none', () => {
  const request = { headers: {}, socket: {} } as IncomingMessage;
  expect(clientAddress(request, compileTrust(readSettings({})))).toBeUndefined();
});
