import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Settings } from '../settings';

/** Whether what an address says of the client before it is believed; `hop` counts from our socket. */
export type Trust = (address: string, hop: number) => boolean;

/** The proxies that are believed: so many hops, or those of the given networks. */
export const trustOf = ({ TRUST_PROXY: proxies }: Settings): Trust =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddress.compile(proxies);

/** The address of the client, behind the proxies that are believed. */
export const clientAddress = (request: IncomingMessage, trust: Trust): string | undefined => {
  const { remoteAddress } = request.socket;
  // A socket that was closed has forgotten its address; without proxies it is the client's own.
  if (remoteAddress === undefined || !request.headers['x-forwarded-for']) return remoteAddress;
  return proxyAddress(request, trust);
};
