/** negotiator 1.x: its types on npm are of an older one, without the server's preference. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http';

  export default class Negotiator {
    constructor(request: { headers: IncomingHttpHeaders });
    encoding<T extends string>(available: T[], options: { preferred: T[] }): T | undefined;
  }
}
