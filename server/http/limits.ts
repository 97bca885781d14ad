/** Limits of connections, in milliseconds, octets and numbers; tests shorten them. */
export const defaultLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 4_000,
  /** KEEP_ALIVE_SECONDS: longer than proxies keep their connections. A proxy answers 502 where ours closes first. */
  keepAliveTimeout: 75_000,
  /** `maxHeaderSize` does not count what stands between name and value: many tiny headers are more than it says. */
  maxHeaders: 200,
  /** Above the longest address that is decided, so that a longer one gets the 414 page. */
  maxHeaderSize: 32 * 1024,
  /** As many slow readers as 384 MiB of memory hold, the limit in deploy/. */
  maxConnections: 8_000,
  /**
   * How long nothing may pass on a connection with an open request. Node renews this timeout once during a partial write,
   * so that some connections last twice as long.
   */
  idleTimeout: 20_000,
  /**
   * Requests of a connection that may wait for their responses. No browser or proxy pipelines requests; without the
   * limit 64 kB of pipelined requests would make the server hold 1,700 responses, 2.7 MiB, for each connection.
   */
  maxPipelined: 16,
};

export type HttpLimits = typeof defaultLimits;
