import type { DestinationStream } from 'pino';
import { langs } from '../shared/languages';
import { pageIds, pageLangs, pageRow } from '../shared/pages';
import { errorStatuses } from '../shared/resolve';
import { missingFiles, readAssets } from './assets';
import { type MakeDocument, PageStore, type Variant, variantKey } from './cache/pageStore';
import { createFindFile } from './fileTable';
import { createGeneratedFiles } from './generated/generatedFiles';
import { defaultLimits } from './http/limits';
import { createLogger } from './observability/logger';
import type { Telemetry } from './observability/metrics';
import { documentOf } from './render/documentOf';
import { createDecide } from './request/decide';
import { readSettings } from './settings/settings';
import { siteOf } from './settings/siteOf';

/** What the application is made of, from an environment. Throws on wrong settings. */
export const createServices = (
  environment: Record<string, string | undefined>,
  logTo: DestinationStream = process.stdout,
) => {
  const assets = readAssets();
  const settings = readSettings(environment, assets.publicFiles);
  const site = siteOf(settings);
  const log = createLogger(settings, assets.version, logTo);
  const document: MakeDocument = (variant) => documentOf(variant, site, assets);
  return {
    settings,
    site,
    assets,
    log,
    store: new PageStore(),
    decide: createDecide(createFindFile(assets, site.indexable)),
    files: createGeneratedFiles(site, assets),
    limits: { ...defaultLimits, keepAliveTimeout: settings.KEEP_ALIVE_SECONDS * 1000 },
    document,
    /** Whether the process wants requests: false until all pages are stored, and while it stops. */
    ready: (): boolean => true,
  };
};

/** Tests replace single services, never the application. */
export type Services = ReturnType<typeof createServices> & Telemetry;

/** What the warm-up renders: every error page, and the pages without contact parameters. */
export const commonVariants = (): Variant[] => [
  ...errorStatuses.flatMap((status) =>
    langs.map((lang): Variant => ({ kind: 'error', status, lang })),
  ),
  ...pageIds.flatMap((page) =>
    pageLangs(page).flatMap((lang) =>
      (pageRow(page).kind === 'negotiated' ? [{}, { lang }] : [{}]).map(
        (params): Variant => ({ kind: 'page', page, lang, params }),
      ),
    ),
  ),
];

/** Renders the common pages and the generated files. Logs what fails, and returns whether all succeeded. */
export const warmUp = async (services: Services): Promise<boolean> => {
  const { store, files, document, log, assets } = services;
  const missing = missingFiles(assets);
  if (missing.length > 0) {
    log.error({ missing: missing.slice(0, 3) }, `the build lacks ${missing.length} of its files`);
    return false;
  }
  type Job = { rendering: string; run: () => Promise<unknown> };
  const runAll = async (jobs: Job[]): Promise<Job[]> => {
    const failed: Job[] = [];
    for (const job of jobs)
      await job.run().catch((error: unknown) => {
        failed.push(job);
        log.error({ err: error, rendering: job.rendering }, 'failed to render at start');
      });
    return failed;
  };
  const jobs = commonVariants().map((variant): Job => {
    const rendering = variantKey(variant);
    return { rendering, run: () => store.warm(variant, document) };
  });
  jobs.push({ rendering: 'generated files', run: files });
  // Twice: a machine that stalls once can exceed the time limit of a rendering.
  return (await runAll(await runAll(jobs))).length === 0;
};
