import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { Assets } from '../assets';
import { readEnvironment } from '../settings/environment';
import { readSettings, WrongSettings } from '../settings/settings';
import { readHost } from './host';
import { hostFindings } from './hostFindings';
import { settingFindings } from './settingFindings';

/** What the build of this folder says of itself. */
const assets = 'dist/assets.json';

const run = async (): Promise<void> => {
  const text = { type: 'string' } as const;
  const { url, settings: file } = parseArgs({ options: { url: text, settings: text } }).values;
  const host = url === undefined ? undefined : readHost(url);
  // The variables of a file (KEY=value, as of systemd), or those that the server would read here.
  const environment = file === undefined ? readEnvironment() : parseEnv(readFileSync(file, 'utf8'));
  const build: Assets | undefined = existsSync(assets)
    ? JSON.parse(readFileSync(assets, 'utf8'))
    : undefined;
  const settings = readSettings(environment, build?.publicFiles);
  const findings = [
    ...settingFindings(settings, environment, build?.siteName),
    ...(host && build ? await hostFindings(host, environment) : []),
  ];
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) process.exitCode = 1;
  else
    console.log(
      `The settings are complete${host ? `, and ${host} answers as they say` : ''}: docs/owner.md lists what you confirm yourself.`,
    );
};

run().catch((error: Error) => {
  const wrong = error instanceof WrongSettings;
  console.error(wrong ? error.message : `${error.message}\nTry --help.`);
  process.exitCode = wrong ? 1 : 2;
});
