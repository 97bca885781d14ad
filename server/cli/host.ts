/** Reads `--url`: the origin of a host to ask. Throws one sentence where it is no scheme and host. */
export const readHost = (url: string): string => {
  if (!URL.canParse(url)) throw new Error(`--url is no address: ${url}`);
  const { protocol, origin, pathname, search } = new URL(url);
  if (!['http:', 'https:'].includes(protocol))
    throw new Error(`--url is neither http nor https: ${url}`);
  if (pathname !== '/' || search) throw new Error(`--url is a scheme and a host only: ${url}`);
  return origin;
};

/** A response of a host; redirects are not followed, and `location` has no host where that is the same. */
export type HostResponse = {
  status: number;
  location: string | undefined;
  headers: Headers;
  body: string;
};

/** Requests a path of a host. */
export type FetchPath = (path: string, acceptLanguage: string) => Promise<HostResponse>;

const responseTimeoutMs = 10_000;

/** Requests paths of a host, with the encodings that browsers take; fetch itself asks for brotli over https alone. */
export const fetchFrom =
  (origin: string): FetchPath =>
  async (path, acceptLanguage) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'Accept-Language': acceptLanguage, 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    const { status, headers } = response;
    const location = headers.get('location')?.replace(origin, '');
    return { status, location, headers, body: await response.text() };
  };
