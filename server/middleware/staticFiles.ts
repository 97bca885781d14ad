import { join } from 'node:path';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Services } from '../context';

/**
 * The build's files, precompressed. Those with a hash in their name never change; those of `public/`
 * keep their names and are asked for again after a day.
 */
export const staticFiles = ({ assets }: Services): Router => {
  const files = (folder: string, maxAge: string, immutable: boolean) =>
    expressStaticGzip(join(assets.folder, folder), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable, maxAge, index: false, redirect: false },
    });
  const router = Router();
  // A file is looked for only where neither a page nor a rule nor a fault has the address.
  router.use((_request, response, next) => {
    const { decision } = response.locals;
    next(decision?.kind === 'error' && decision.status === 404 ? undefined : 'router');
  });
  router.use('/assets', files('assets', '1y', true));
  // Only addresses that exist reach the disk: a page must not pay for a look at it.
  if (assets.publicFiles.length > 0) router.get(assets.publicFiles, files('public', '1d', false));
  return router;
};
