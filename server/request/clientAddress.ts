import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * The address of a client. What stands in X-Forwarded-For counts only where it is an address: a proxy may pass on
 * whatever its visitor wrote, and the zone of an IPv6 address (`fe80::1%x`) may be any text.
 */
export const clientAddress = ({ ip = '', socket }: Request): string | undefined =>
  isIP(ip) && !ip.includes('%') ? ip : socket.remoteAddress;
