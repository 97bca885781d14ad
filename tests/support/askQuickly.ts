import { Agent, request as overHttp } from 'node:http';

/**
 * Requests pages and redirects on eight connections, as a proxy does, and returns the ids of complete responses. The server
 * has to trust one proxy, or it logs ids of its own.
 */
export const askQuickly = async (
  { address }: { address: string },
  count: number,
): Promise<string[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const { hostname, port } = new URL(address);
  const requests = Array.from({ length: count }, (_, at) => {
    const path = ['/en', '/pt/contact', '/', '/en/products?a=1'][at % 4];
    const headers = {
      'x-request-id': `quick-${at}`,
      'x-forwarded-for': '192.0.2.1',
      'accept-encoding': 'br',
    };
    return new Promise<string | undefined>((resolve) => {
      overHttp({ hostname, port, path, headers, agent }, (response) => {
        response.on('end', () => resolve(`quick-${at}`)).on('error', () => resolve(undefined));
        response.resume();
      })
        .on('error', () => resolve(undefined))
        .end();
    });
  });
  const ids = await Promise.all(requests);
  agent.destroy();
  return ids.filter((id) => id !== undefined);
};

/** The request ids in a log; throws at an incomplete line. */
export const loggedIds = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { requestId?: string })
    .flatMap(({ requestId }) => (requestId?.startsWith('quick-') ? [requestId] : []));
