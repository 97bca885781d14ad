import { createSite } from '../../support/site';
import { startBrowser } from './browser';

// The site renders pages on request: most files visit a few of them.
const [started, { address, server }] = await Promise.all([startBrowser(), createSite()]);
server.unref();

/** A browser and a site that all files of a worker share; do not change them. */
export const browser = started;
export const origin = address;
