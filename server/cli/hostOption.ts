/** Reads `--url`: the origin of a host to ask. Throws one sentence where it is no scheme and host. */
export const readHost = (url: string): string => {
  if (!URL.canParse(url)) throw new Error(`--url is no address: ${url}`);
  const { protocol, origin, pathname, search } = new URL(url);
  if (!['http:', 'https:'].includes(protocol))
    throw new Error(`--url is neither http nor https: ${url}`);
  if (pathname !== '/' || search) throw new Error(`--url is a scheme and a host only: ${url}`);
  return origin;
};
