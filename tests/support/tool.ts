import { type ExecFileOptions, execFile } from 'node:child_process';

export type Ran = { code: number; out: string; err: string };

/** Variables that change what Node and its commands print. */
const chatty = ['NODE_OPTIONS', 'NODE_DEBUG', 'NO_COLOR', 'FORCE_COLOR'];
const plainEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !chatty.includes(name)));

/** Runs a script with Node until it ends. */
export const runNode = (args: string[], options: ExecFileOptions = {}): Promise<Ran> =>
  new Promise((resolve) => {
    const all = { maxBuffer: 1e8, env: plainEnvironment(), ...options };
    execFile(process.execPath, args, all, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: String(out), err: String(err) }),
    );
  });

/** Runs a command of scripts/tool.mjs. */
export const runTool = (tool: string, ...given: string[]): Promise<Ran> =>
  runNode(['scripts/tool.mjs', tool, ...given]);
