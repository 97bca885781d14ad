// Facts that stand in TypeScript, for the scripts that run without a build of it.
import { build } from 'esbuild';
import { root } from './sources.mjs';

/** Loads a module of TypeScript that imports nothing but modules of this repository. */
export const loadSource = async (file) => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const [{ text }] = /** @type {[import('esbuild').OutputFile]} */ (outputFiles);
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
};
