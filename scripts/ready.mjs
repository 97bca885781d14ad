// Installs what is missing and builds what is stale: what `start`, `test` and the tools begin with.
import { ensureInstalled } from './install.mjs';
import { isBuilt } from './sources.mjs';

/** Resolves when packages and dist/ are as the sources want them; ends the process where it fails. */
export const makeReady = async () => {
  ensureInstalled();
  if (await isBuilt()) return;
  console.error('building …');
  const { buildSite } = await import('../build.mjs');
  const { reportFailure } = await import('./build/failure.mjs');
  try {
    await buildSite();
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
};
