import { splitTarget } from '../../shared/path';

/**
 * A request target as path and query alone (RFC 9112, section 3.2.1), which everybody reads alike. In one with a
 * fragment or an origin Express takes what follows two slashes for a host, makes slashes of backslashes, and where
 * no path is left answers with a 404 of its own.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/') && !target.includes('#')) return target;
  const { path, query } = splitTarget(target);
  return (path.startsWith('/') ? path : `/${path}`) + query;
};
