/**
 * Most octets of a compressed document with its styles and headers, so that all of it arrives in the first round trip
 * of a TCP connection (ten segments, RFC 6928). tests/bytes checks every page.
 */
export const maxFirstViewOctets = 14_600;

/** All script of a page once it is hydrated, in compressed octets. */
export const maxScript = 92_000;
