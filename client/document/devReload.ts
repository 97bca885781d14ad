export const devReloadPath = '/dev-reload';

/** Development only: reloads the page when `npm run dev` (scripts/dev.mjs) reports a new build. */
export const reloadOnBuild = (): void => {
  let first: string | undefined;
  new EventSource(devReloadPath).addEventListener('message', ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  });
};
