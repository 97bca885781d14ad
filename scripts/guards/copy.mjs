// A copy of the sources, in which a guard can be taken away without touching anybody's work.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../sources.mjs';

const run = promisify(execFile);

/** What a checkout does not have, or has no use for here. */
const left = /^(node_modules|dist.*|\.git|screens)$/;

/**
 * Copies the sources into `folder`; `change` replaces a text of a file that occurs in it once and resolves with
 * what puts it back, `build` builds all and `buildServer` the server alone, `test` runs the tests of a file and
 * resolves with how many passed and failed.
 */
export const copySources = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'jandaia-guards-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.test(path.relative(root, source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const inFolder = { cwd: folder, maxBuffer: 2 ** 26 };

  const build = (...args) => run(process.execPath, ['build.mjs', ...args], inFolder);
  const buildServer = () => run(process.execPath, ['scripts/guards/buildServer.mjs'], inFolder);

  const change = async ({ file, from, to }) => {
    const name = path.join(folder, file);
    const text = await readFile(name, 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
    // As a function: `$&` in a text would mean something.
    await writeFile(
      name,
      text.replace(from, () => to),
    );
    return () => writeFile(name, text);
  };

  const test = async ({ project, test: file, title }) => {
    const report = path.join(folder, 'dist-report.json');
    const args = ['run', '--project', project, file, '--reporter=json', `--outputFile=${report}`];
    if (title) args.push('-t', title);
    // One that fails is enough; in a browser each of the others may wait for something in vain.
    args.push('--bail=1');
    await rm(report, { force: true });
    // It ends with 1 where a test fails: the report says which.
    await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], inFolder).catch(
      () => {},
    );
    const { numPassedTests, testResults } = JSON.parse(await readFile(report, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed };
  };

  return {
    folder,
    build,
    buildServer,
    change,
    test,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
