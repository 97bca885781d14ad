import type { Socket } from 'node:net';

/** The address of a connection's client; that of IPv4 as people write it, also where the server listens on `::`. */
export const remoteAddress = ({ remoteAddress: address }: Pick<Socket, 'remoteAddress'>) =>
  address?.replace(/^::ffff:/, '');
