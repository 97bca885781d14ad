import { execFile } from 'node:child_process';

/** How a command ended, and what it printed. */
export type Ran = { code: number; out: string; err: string };

/** Runs a command of testers and operators, as npm runs it. */
export const runTool = (tool: string, ...given: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const command = ['scripts/tool.mjs', tool, ...given];
    execFile(process.execPath, command, { maxBuffer: 1e8 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
