import { parseArgs } from 'node:util';
import { listFiles } from '../assets';
import { readEnvironment } from '../settings/environment';
import { explain, formatDecision } from './explanation';

const run = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'accept-language': { type: 'string' },
      method: { type: 'string', default: 'GET' },
      json: { type: 'boolean' },
    },
  });
  const [target] = positionals;
  if (!target) throw new Error('An address is missing.');
  const decision = explain({
    method: values.method,
    target,
    acceptLanguage: values['accept-language'],
    indexable: readEnvironment()['ROBOTS'] !== 'noindex',
    publicFiles: listFiles('public').map((file) => `/${file}`),
  });
  if (values.json) console.log(JSON.stringify(decision, null, 2));
  else for (const line of formatDecision(decision)) console.log(line);
};

try {
  run();
} catch (error) {
  console.error(`${(error as Error).message}\nTry --help.`);
  process.exitCode = 2;
}
