/**
 * What tests/bytes hold every page to, in octets: the document with its styles and headers, compressed, is
 * what arrives in the first round trip of a TCP connection (ten segments, RFC 6928).
 */
export const firstFlight = 14_600;

/** All script of a page once it is hydrated, in compressed octets. */
export const maxScript = 92_000;
