import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { visibleSettings } from '../../server/exampleSettings';
import { dist } from './build';
import { type Ran, runNode } from './tool';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The command in a folder that has only this `.env`, and the build if there is to be one. */
export const doctor = (
  env: Record<string, string>,
  args: string[] = [],
  build = true,
): Promise<Ran> => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'jandaia-doctor-'));
  folders.push(cwd);
  const lines = Object.entries(env).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(path.join(cwd, '.env'), lines.join('\n'));
  if (build) symlinkSync(dist, path.join(cwd, 'dist'));
  const command = [path.resolve('scripts/tool.mjs'), 'doctor', ...args];
  return runNode(command, { cwd, env: { PATH: process.env['PATH'] } });
};

/** The brand in the pictures of the build under test: whoever tests may have one of their own in .env. */
export const builtName: string = JSON.parse(
  readFileSync(path.join(dist, 'assets.json'), 'utf8'),
).siteName;

/** Settings of a site that may be public. */
export const complete: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(visibleSettings).map((name) => [name, `https://market.test/${name}`]),
  ),
  SITE_ORIGIN: 'https://www.jandaia.test',
  SITE_NAME: builtName,
  WHATSAPP_NUMBER: '5511900000000',
  PHONE_NUMBER: '+551130000000',
  CONTACT_EMAIL: 'us@jandaia.test',
  COMPANY_NAME: 'Exemplo Ltda.',
  COMPANY_TAX_ID: 'EX.EMP.LO0/0001-54',
  COMPANY_ADDRESS: 'Rua do Exemplo, 1, São Paulo, SP',
};
