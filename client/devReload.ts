export const devReloadPath = '/dev-reload';

/** Development only: reloads the page when the server reports a new build. */
export const reloadOnBuild = (): void => {
  let first: string | undefined;
  new EventSource(devReloadPath).addEventListener('message', ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  });
};
