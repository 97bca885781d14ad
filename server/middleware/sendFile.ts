import { dirname, join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { splitTarget } from '../../shared/path';
import { assetsPath, hashedFolders } from '../assets';
import { sendBody } from '../cache/sendBody';
import type { Services } from '../createServices';
import { sampleHeaders } from '../generated/generatedFile';

/** Sends the files of the build, precompressed. */
const sendStatic = ({ assets }: Services): RequestHandler => {
  // Web chats show the picture of a link on pages of another origin.
  const shared = hashedFolders.map((name) => join(assets.folder, name, 'share'));
  const samples = join(assets.folder, 'public/samples/');
  const serve = (folder: string) =>
    expressStaticGzip(join(assets.folder, folder), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: {
        // Set by `cachingHeaders`.
        cacheControl: false,
        index: false,
        redirect: false,
        // Files are small: ranges are not worth a 416.
        acceptRanges: false,
        setHeaders: (response, path) => {
          if (shared.includes(dirname(path)))
            response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
          if (path.startsWith(samples))
            for (const [name, value] of Object.entries(sampleHeaders))
              response.setHeader(name, value);
        },
        // For /.well-known/: the file table decides which files have an address.
        dotfiles: 'allow',
      },
    });
  const router = Router();
  for (const folder of hashedFolders) router.use(assetsPath, serve(folder));
  router.use(serve('public'));
  return router;
};

/** Sends generated files. */
const sendGenerated =
  ({ files }: Services): RequestHandler =>
  async (request, response, next) => {
    const file = (await files()).get(splitTarget(request.context.target).path);
    if (!file) return next();
    // Not by `response.set`, which adds a charset to types that have none.
    for (const [name, value] of Object.entries({ 'Content-Type': file.type, ...file.headers }))
      response.setHeader(name, value);
    if (file.saveDataBody) response.vary('Save-Data');
    const savesData = request.get('save-data')?.toLowerCase() === 'on';
    sendBody(request, response, (savesData && file.saveDataBody) || file.body);
  };

/** Sends files: those of the build from disk, generated ones from memory. */
export const sendFile = (services: Services): RequestHandler => {
  const fromFolder = sendStatic(services);
  const generated = sendGenerated(services);
  return (request, response, next) => {
    const { decision } = request.context;
    if (decision.kind !== 'file') return next();
    if (decision.source === 'generated') return generated(request, response, next);
    // Preconditions for writing: serve-static would answer 412.
    delete request.headers['if-match'];
    delete request.headers['if-unmodified-since'];
    return fromFolder(request, response, next);
  };
};
