import { splitTarget } from '../../shared/path';

/**
 * Reduces a request target to path and query (RFC 9112, section 3.2.1). In a target with a fragment or an origin
 * Express takes `//x` for a host and backslashes for slashes, and answers an empty path with its own 404.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/') && !target.includes('#')) return target;
  const { path, query } = splitTarget(target);
  return (path.startsWith('/') ? path : `/${path}`) + query;
};
