export const devReloadPath = '/dev-reload';

/** For development only: loads the page again when another build answers. */
export const reloadOnBuild = (): void => {
  let first: string | undefined;
  new EventSource(devReloadPath).addEventListener('message', ({ data }) => {
    first ??= data;
    if (data !== first) location.reload();
  });
};
