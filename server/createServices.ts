import type { DestinationStream } from 'pino';
import { langs } from '../shared/languages';
import { pageIds, pageLangs, pageRow } from '../shared/pages';
import { errorStatuses } from '../shared/resolve';
import { missingFiles, readAssets } from './assets';
import { PageStore } from './cache/pageStore';
import { type Variant, variantKey } from './cache/variant';
import { createFindFile } from './fileTable';
import { GeneratedFiles } from './generated/generatedFiles';
import { defaultLimits } from './http/limits';
import { createLogger } from './observability/logger';
import { documentOf } from './render/documentOf';
import { createDecide } from './request/decide';
import type { Services } from './services';
import { readSettings } from './settings/settings';
import { siteOf } from './settings/siteOf';

/** Everything that the application needs, from an environment. Throws on wrong settings. */
export const createServices = (
  environment: Record<string, string | undefined>,
  logTo: DestinationStream = process.stdout,
): Services => {
  const assets = readAssets();
  const settings = readSettings(environment, assets.publicFiles);
  const site = siteOf(settings);
  const log = createLogger(settings, assets.version, logTo);
  return {
    settings,
    site,
    assets,
    log,
    store: new PageStore(),
    decide: createDecide(createFindFile(assets, site.indexable)),
    files: new GeneratedFiles(site),
    limits: { ...defaultLimits, keepAliveTimeout: settings.KEEP_ALIVE_SECONDS * 1000 },
    document: (variant) => documentOf(variant, site, assets),
    ready: () => true,
    stopping: () => false,
  };
};

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
  const render = async (variants: Variant[]): Promise<Variant[]> => {
    const failed: Variant[] = [];
    for (const variant of variants) {
      try {
        await store.warm(variantKey(variant), () => document(variant));
      } catch (error) {
        failed.push(variant);
        log.error({ err: error, rendering: variantKey(variant) }, 'failed to render at start');
      }
    }
    return failed;
  };
  // Twice: a machine that stalls once can exceed the time limit of a rendering.
  const failed = await render(await render(commonVariants()));
  try {
    await files.prepare();
  } catch (error) {
    log.error({ err: error }, 'failed to generate the files at start');
    return false;
  }
  return failed.length === 0;
};
