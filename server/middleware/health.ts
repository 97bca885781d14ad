import { Router } from 'express';
import { methods } from '../../shared/resolve';
import type { Services } from '../context';

export const healthPath = '/healthz';
export const readyPath = '/readyz';

/** `/healthz`: the process lives. `/readyz`: it wants requests. Both name the build. */
export const health = ({ assets, ready }: Services): Router => {
  const { version } = assets;
  const router = Router();
  // To OPTIONS a router of Express answers by itself, with 200.
  router.use(({ method }, _response, next) =>
    next(methods.some((name) => name === method) ? undefined : 'router'),
  );
  router.get(healthPath, (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok', version });
  });
  router.get(readyPath, (_request, response) => {
    const up = ready();
    response
      .status(up ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: up ? 'ready' : 'not ready', version });
  });
  return router;
};
