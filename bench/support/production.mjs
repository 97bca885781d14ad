/**
 * How the server is started in production; the Dockerfile and package.json say the same, and a test holds them
 * to it. V8's young generation would grow to 130 MB under load (Node 24), and after a while without requests be so
 * small that collecting it takes three times as long an answer; the C library would keep a heap for each thread.
 */
export const nodeFlags = ['--min-semi-space-size=6', '--max-semi-space-size=6'];
/** @type {Record<string, string>} */
export const environment = { MALLOC_ARENA_MAX: '2' };
