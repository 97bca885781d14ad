// Containers of the site's image, without rights and without a network.
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine';

/** What the documents tell to run it with. */
const careful = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

/** Longest wait for a server that renders every page first, in milliseconds. */
const readyTimeout = 90_000;

export type SiteContainer = {
  id: string;
  /** Runs a module of Node in it, and returns what that prints as JSON; more arguments are in `process.argv` from 1. */
  evaluate: <Value>(module: string, ...args: string[]) => Promise<Value>;
  /** Waits until the health check says whether it is well; rejects with the log when it ends before. */
  health: () => Promise<string>;
  /** What it has printed, both streams. */
  log: () => Promise<string>;
  /** Waits so many seconds for its end, and returns the exit code: 137 where it has to be killed then. */
  exitCode: (seconds: number) => Promise<number>;
  remove: () => Promise<void>;
};

/** Runs an image with these arguments of `docker run`, such as `--env`. */
export const runSite = async (
  { docker, run }: Engine,
  image: string,
  ...args: string[]
): Promise<SiteContainer> => {
  const id = await docker(
    ...['run', '--detach', '--network', 'none', '--memory', '256m'],
    // Asked more often than the image says, and patiently: this machine may be busy.
    ...['--health-interval', '1s', '--health-start-period', '60s'],
    ...[...careful, ...args, image],
  );
  const inspect = (field: string) => docker('inspect', '--format', `{{.State.${field}}}`, id);
  const log = async () => {
    const { stdout, stderr } = await run('logs', id);
    return stdout + stderr;
  };
  const waitWhile = async (field: string, value: string, milliseconds: number) => {
    const end = Date.now() + milliseconds;
    while ((await inspect(field)) === value && Date.now() < end) await pause(200);
  };
  return {
    id,
    evaluate: async (module, ...more) =>
      JSON.parse(await docker('exec', id, 'node', '--input-type=module', '-e', module, ...more)),
    health: async () => {
      await waitWhile('Health.Status', 'starting', readyTimeout);
      if ((await inspect('Running')) !== 'true') throw new Error(await log());
      return inspect('Health.Status');
    },
    log,
    exitCode: async (seconds) => {
      await waitWhile('Running', 'true', seconds * 1000);
      // A container that has ended cannot be killed.
      await run('kill', id);
      return Number(await docker('wait', id));
    },
    remove: async () => void (await docker('rm', '--force', id)),
  };
};
