/**
 * Most octets, headers included, in which a compressed document brings its styles and its first view: what the first
 * round trip of a TCP connection carries (ten segments, RFC 6928). tests/bytes checks every page.
 */
export const maxFirstViewOctets = 14_600;

/** Most octets of a whole compressed document with its headers. */
export const maxDocumentOctets = 24_000;

/** All script of a page once it is hydrated, without footer and menu, in compressed octets. */
export const maxScript = 98_500;

/** What footer and menu, with the map of all offers and the statement of accessibility, load besides. */
export const maxSiteEndScript = 3_700;

/** All script of a page of an API: its samples in four languages, the form that changes them, the cost of each plan. */
export const maxApiScript = 109_000;
