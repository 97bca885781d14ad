import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSettings, WrongSettings } from '../settings/settings';
import { readBuild } from './build';
import { readHost } from './host';
import { hostFindings } from './hostFindings';
import { settingFindings } from './settingFindings';

const run = async (): Promise<void> => {
  const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
  const host = url === undefined ? undefined : readHost(url);
  if (existsSync('.env')) process.loadEnvFile();
  const settings = readSettings(process.env);
  const build = readBuild();
  const findings = [
    ...settingFindings(settings, build?.siteName),
    ...(host && build ? await hostFindings(host, process.env) : []),
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
