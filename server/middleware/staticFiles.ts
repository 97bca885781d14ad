import { dirname, join } from 'node:path';
import { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Services } from '../context';

/** The address of the folder with the build's hashed files. */
export const assetsPath = '/assets';

/** Where they are: those of this build, and those of the one before that it has not, for pages opened before. */
const hashedFolders = ['assets', 'kept'];

/**
 * The build's files, precompressed. Those with a hash in their name never change; those of `public/`
 * keep their names and are asked for again after a day.
 */
export const staticFiles = ({ assets }: Services): Router => {
  // Chats and networks that run in a browser show the picture of a link on a page of their own.
  const shared = hashedFolders.map((name) => join(assets.folder, name, 'share'));
  const files = (folder: string, maxAge: string, immutable: boolean) =>
    expressStaticGzip(join(assets.folder, folder), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: {
        immutable,
        maxAge,
        index: false,
        redirect: false,
        // A file of ours is small, and an impossible range would be an error without need.
        acceptRanges: false,
        setHeaders: (response, path) => {
          if (shared.includes(dirname(path)))
            response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        },
        // Names come from the build and not from the address, so `.well-known/` is meant.
        dotfiles: 'allow',
      },
    });
  const router = Router();
  // A file is looked for only where neither a page nor a rule nor a fault has the address.
  router.use((request, response, next) => {
    const { decision } = response.locals;
    // Conditions for changing a file mean nothing where files are only read.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    next(decision?.kind === 'error' && decision.status === 404 ? undefined : 'router');
  });
  for (const folder of hashedFolders) router.use(assetsPath, files(folder, '1y', true));
  // Only addresses that exist reach the disk: a page must not pay for a look at it.
  const known = new Set(assets.publicFiles);
  const publicFiles = files('public', '1d', false);
  router.use((request, response, next) =>
    known.has(request.path) ? publicFiles(request, response, next) : next(),
  );
  return router;
};
