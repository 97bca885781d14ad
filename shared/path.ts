/** A request target (RFC 9112, section 3.2) taken apart, each part as it was sent. */
export type Target = {
  /** The path, still percent-encoded. */
  path: string;
  /** The query with its `?`, byte for byte; empty where there is none. */
  query: string;
};

/** Splits a request target at its first `?`; an absolute-form target loses its origin. */
export const splitTarget = (target: string): Target => {
  const origin = target.startsWith('/') ? '' : (/^https?:\/\/[^/?#]*/i.exec(target)?.[0] ?? '');
  const fragment = target.indexOf('#');
  const local = target.slice(origin.length, fragment === -1 ? undefined : fragment) || '/';
  const mark = local.indexOf('?');
  return mark === -1
    ? { path: local, query: '' }
    : { path: local.slice(0, mark) || '/', query: local.slice(mark) };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u001f\u007f]/;

/**
 * The segments of a path as the tables spell them: decoded, in lower case, without empty ones (`//EN/` and `/%65n` are
 * `/en`). Undefined if the percent-encoding is broken or contains control characters.
 */
export const readSegments = (path: string): readonly string[] | undefined => {
  try {
    // An encoded slash is part of its segment.
    const segments = path
      .split('/')
      .map((segment) => decodeURIComponent(segment).toLowerCase().replaceAll('/', '%2f'));
    return segments.some((segment) => controls.test(segment))
      ? undefined
      : segments.filter((segment) => segment !== '');
  } catch {
    return undefined;
  }
};

/**
 * The value of a `Location` header: a path of the tables, and the query of the request byte for byte. Throws if a
 * browser could read the path as another origin (`//host`, `/\host`), which would be an open redirect.
 */
export const toLocation = (path: string, query = ''): string => {
  if (!/^\/(?![/\\])[\w\-./?=&%~]*$/.test(path))
    throw new Error(`not a path of this site: ${path}`);
  if (!path.includes('?')) return path + query;
  // The parameter of the path comes first, so that it wins.
  return query.length > 1 ? `${path}&${query.slice(1)}` : path;
};
