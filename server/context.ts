import type { Logger } from 'pino';
import type { ReactElement } from 'react';
import type { Site } from '../shared/site';
import type { Assets } from './assets';
import type { PageStore } from './cache/pageStore';
import type { ResponseCache } from './cache/responseCache';
import type { TextShelf } from './files/shelf';
import type { Metrics } from './metrics/metrics';
import type { Job } from './pages/job';
import type { Trust } from './request/client';
import type { Decide } from './request/decide';
import type { Settings } from './settings';

/** What the application is made of; tests put other parts in, never another application. */
export type Services = {
  settings: Settings;
  site: Site;
  assets: Assets;
  log: Logger;
  store: PageStore;
  /** Counts for whoever operates it; undefined where nobody wants that. */
  metrics?: Metrics | undefined;
  /** Responses that the pipeline has sent. */
  responses: ResponseCache;
  /** Decides addresses by the tables and the files of the build. */
  decide: Decide;
  /** Which proxies are believed. */
  trust: Trust;
  /** The texts that the server makes by itself. */
  files: TextShelf;
  /** Makes the document of a job. */
  document: (job: Job) => Promise<ReactElement>;
  /** Whether the process wants requests: false until all pages are stored, and while it stops. */
  ready: () => boolean;
  /** Whether the process is about to end, so that connections are not to be kept. */
  stopping: () => boolean;
};

declare global {
  namespace Express {
    /** What a step of the pipeline tells a later one, or the log. */
    interface Locals {
      /** Whether the body came from the store. */
      hit?: boolean;
      /** Whether the error page is sent instead of what was decided. */
      failed?: boolean;
    }
  }
}
