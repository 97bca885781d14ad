import { createSite } from '../../support/site';
import { startBrowser } from './browser';

// A page is made when it is asked for: most files visit a few of them.
const [started, { address, server }] = await Promise.all([startBrowser(), createSite()]);
server.unref();

/** A browser and the site it visits, the same for all files of a worker: they change nothing of it. */
export const browser = started;
export const origin = address;
