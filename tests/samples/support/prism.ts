import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../../bench/support/freePort.mjs';
import { tool } from './tools';

/** Starts Prism as a mock server of a document; it rejects requests that the document does not allow. */
export const startPrism = async (
  document: string,
): Promise<{ child: ChildProcess; address: string }> => {
  const port = await freePort();
  const options = ['-h', '127.0.0.1', '-p', String(port), '--errors'];
  const child = spawn(tool('prism'), ['mock', ...options, document]);
  await new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Prism is listening')) resolve();
      });
    child.once('close', () => reject(new Error(output)));
  });
  return { child, address: `http://127.0.0.1:${port}` };
};
