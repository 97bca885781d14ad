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
export const startAuditor = async (chromePath, categories) => {
  const packages = [nodePackage(), 'lighthouse@13'];
  console.error(`installing ${packages.join(' and ')} where npx has them not yet …`);
  const runner = path.join(import.meta.dirname, 'runner.mjs');
  const named = packages.map((name) => `--package=${name}`);
  const child = spawn('npx', ['--yes', ...named, '--', 'node', runner, ...categories], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // npm would hold Lighthouse to the Node that npm itself runs on.
    env: { ...process.env, CHROME_PATH: chromePath, npm_config_engine_strict: 'false' },
    shell: process.platform === 'win32',
  });
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
