import type { Site } from '../shared/site';
import type { Assets } from './assets';
import type { MakeDocument, PageStore } from './cache/pageStore';
import type { GeneratedFiles } from './generated/generatedFiles';
import type { HttpLimits } from './http/limits';
import type { Telemetry } from './observability/metrics';
import type { Decide } from './request/decide';
import type { Settings } from './settings/settings';

/** What the application is made of; tests replace parts, never the application. */
export type Services = Telemetry & {
  decide: Decide;
  settings: Settings;
  site: Site;
  assets: Assets;
  store: PageStore;
  files: GeneratedFiles;
  limits: HttpLimits;
  document: MakeDocument;
  /** Whether the process wants requests: false until all pages are stored, and while it stops. */
  ready: () => boolean;
};

declare global {
  namespace Express {
    interface Locals {
      /** Whether the body came from the store. */
      hit?: boolean;
      /** Whether the body was encoded ahead. */
      encoded?: boolean;
      /** Whether the error page replaces what was decided. */
      failed?: boolean;
    }
  }
}
