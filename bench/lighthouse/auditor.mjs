// Lighthouse in an environment of its own: it wants a newer Node than the site does.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The package that holds the program of Node for this machine. `node` itself only fetches it, in an install
 * script, and installs without scripts are common.
 */
const nodePackage = () => {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}@24`;
};

/**
 * Starts one browser and Lighthouse beside it. `audit(url)` resolves with a report (see runner.mjs), one at a
 * time, or `{ error }` where it got no trace of the page; `version` says what of; `stop` ends both.
 */
export const startAuditor = async (chromePath) => {
  const packages = [nodePackage(), 'lighthouse@13'];
  console.error(`installing ${packages.join(' and ')} where npx has them not yet …`);
  const child = spawn(
    'npx',
    [
      '--yes',
      ...packages.map((name) => `--package=${name}`),
      '--',
      'node',
      path.join(import.meta.dirname, 'runner.mjs'),
    ],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        ...process.env,
        CHROME_PATH: chromePath,
        // npm would hold Lighthouse to the Node that npm itself runs on.
        npm_config_engine_strict: 'false',
      },
      shell: process.platform === 'win32',
    },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('Lighthouse has ended');
    return JSON.parse(value);
  };
  const audit = (url) => {
    child.stdin.write(`${url}\n`);
    return read();
  };
  const { version } = await read();
  return { audit, version, stop: () => child.stdin.end() };
};
