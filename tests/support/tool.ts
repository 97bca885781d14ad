import { type ExecFileOptions, execFile } from 'node:child_process';

export type Ran = { code: number; out: string; err: string };

/** Runs a script by Node, and resolves when it has ended. */
export const runNode = (args: string[], options: ExecFileOptions = {}): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1e8, ...options }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: String(out), err: String(err) }),
    );
  });

/** Runs a command of testers and operators, as npm runs it. */
export const runTool = (tool: string, ...given: string[]): Promise<Ran> =>
  runNode(['scripts/tool.mjs', tool, ...given]);
