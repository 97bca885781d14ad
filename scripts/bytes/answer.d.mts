import type { IncomingHttpHeaders } from 'node:http';

/** The origin that documents are measured for: with `https:` they have all headers of production. */
export declare const measuredOrigin: string;

/** What an answer in brotli takes on the wire: status line and headers, and its body. */
export declare const answerOctets: (
  url: string,
) => Promise<{ head: number; body: number; headers: IncomingHttpHeaders }>;
