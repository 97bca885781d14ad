import { dirname, join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { splitTarget } from '../../shared/path';
import { assetsPath, hashedFolders } from '../assets';
import { sendBody } from '../cache/sendBody';
import type { Services } from '../services';

/** Sends the build's files, precompressed. */
const sendStatic = ({ assets }: Services): RequestHandler => {
  // Chats and networks that run in a browser show the picture of a link on a page of their own.
  const shared = hashedFolders.map((name) => join(assets.folder, name, 'share'));
  const serve = (folder: string) =>
    expressStaticGzip(join(assets.folder, folder), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: {
        // The decision has said it.
        cacheControl: false,
        index: false,
        redirect: false,
        // A file of ours is small, and an impossible range would be an error without need.
        acceptRanges: false,
        setHeaders: (response, path) => {
          if (shared.includes(dirname(path)))
            response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        },
        // The file table has the address, so `.well-known/` is meant.
        dotfiles: 'allow',
      },
    });
  const router = Router();
  for (const folder of hashedFolders) router.use(assetsPath, serve(folder));
  router.use(serve('public'));
  return router;
};

/** Sends the texts that the server generates. */
const sendGenerated =
  ({ files }: Services): RequestHandler =>
  async (request, response, next) => {
    const file = await files.find(splitTarget(request.context.target).path);
    if (!file) return next();
    // Not by Express, which would add a charset to types that have none.
    for (const [name, value] of Object.entries({ 'Content-Type': file.type, ...file.headers }))
      response.setHeader(name, value);
    if (file.saveDataBody) response.vary('Save-Data');
    const spares = request.get('save-data')?.toLowerCase() === 'on';
    sendBody(request, response, (spares && file.saveDataBody) || file.stored);
  };

/** Sends files: those of the build from its folders, texts that the server generates from memory. */
export const sendFile = (services: Services): RequestHandler => {
  const fromFolder = sendStatic(services);
  const generated = sendGenerated(services);
  return (request, response, next) => {
    const { decision } = request.context;
    if (decision.kind !== 'file') return next();
    if (decision.source === 'generated') return generated(request, response, next);
    // Conditions for changing a file mean nothing where files are only read.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    return fromFolder(request, response, next);
  };
};
