// Builds the Dockerfile.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBaseImage } from './baseImage';
import type { Engine } from './engine';

const ownAuthorities = '/usr/local/share/ca-certificates';

/** How npm reaches its registry from here: the user's settings, and this machine's own certificate authorities. */
export const npmSettings = (): string => {
  const file = path.join(homedir(), '.npmrc');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // Paths of this machine.
  const kept = lines.filter((line) => !/^(?:nodedir|cafile|prefix|cache)\b/.test(line));
  const names = existsSync(ownAuthorities) ? readdirSync(ownAuthorities) : [];
  const authorities = names
    .filter((name) => name.endsWith('.crt'))
    .map((name) => readFileSync(path.join(ownAuthorities, name), 'utf8'))
    .map((text) => `ca[]=${JSON.stringify(text)}`);
  return `${[...kept, ...authorities].join('\n')}\n`;
};

type Options = {
  tag: string;
  /** What is built: the repository, or a copy of it. */
  folder?: string;
  /** More arguments of `docker build`, such as `--build-arg`. */
  args?: string[];
};

/** Builds the image of a folder; rejects with the end of what the engine said. */
export const buildImage = async (
  engine: Engine,
  { tag, folder = '.', args = [] }: Options,
): Promise<void> => {
  await ensureBaseImage(engine);
  const own = mkdtempSync(path.join(tmpdir(), 'jandaia-npmrc-'));
  const secret = path.join(own, 'npmrc');
  writeFileSync(secret, npmSettings(), { mode: 0o600 });
  try {
    await engine.docker(
      ...['build', '--progress', 'plain', '--tag', tag, '--secret', `id=npmrc,src=${secret}`],
      // A private engine's containers have no network.
      ...(engine.isPrivate ? ['--network', 'host'] : []),
      ...args,
      folder,
    );
  } finally {
    rmSync(own, { recursive: true });
  }
};
