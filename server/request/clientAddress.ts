import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Settings } from '../settings';

/** Whether to believe the forwarding header of a proxy address; `hop` counts from our socket. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Trusts a number of hops, or the proxies of the given networks. */
export const compileTrust = ({ TRUST_PROXY: proxies }: Settings): TrustProxy =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxyAddress.compile(proxies);

/** The address of the client, behind the trusted proxies. */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string | undefined => {
  const { remoteAddress } = request.socket;
  // A closed socket has no address; without a forwarding header the socket's address is the client's.
  if (remoteAddress === undefined || !request.headers['x-forwarded-for']) return remoteAddress;
  return proxyAddress(request, trust);
};
