/** negotiator 1.x: its types on npm are of an older one, without the server's preference. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: IncomingMessage);
    encoding<T extends string>(available: T[], options: { preferred: T[] }): T | undefined;
  }
}
