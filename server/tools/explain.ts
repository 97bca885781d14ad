import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheControlOf, varyOf } from '../../shared/caching';
import { madeIcons } from '../../shared/icons';
import { splitTarget } from '../../shared/path';
import { type Decision, resolve } from '../../shared/resolve';
import { textAddresses } from '../files/addresses';
import { healthPath, readyPath } from '../middleware/health';
import { assetsPath } from '../middleware/staticFiles';
import { negotiate } from '../request/negotiate';

const usage = `npm run explain -- ADDRESS [--accept-language HEADER] [--method METHOD] [--json]
Prints what the server decides for an address, the rule that decides it and why. Example:
  npm run explain -- '/pt/tools/x?a=1' --accept-language 'pt-BR,en;q=0.5'`;

const outcome = (decision: Decision): string => {
  if (decision.kind === 'redirect') return `${decision.status} to ${decision.location}`;
  if (decision.kind === 'error') return `${decision.status} error page`;
  const declared = Object.entries(decision.declared).map(([key, value]) => `${key}=${value}`);
  return `200 page ${decision.page}${declared.length > 0 ? ` with ${declared.join(', ')}` : ''}`;
};

/** Who answers an address before or after the tables, if anybody does. */
const elsewhere = (target: string): string | undefined => {
  const { path } = splitTarget(target);
  if (path === healthPath || path === readyPath) return 'a health check';
  if (textAddresses(process.env['ROBOTS'] !== 'noindex').includes(path))
    return 'a text of the server’s own';
  const isFile =
    path.startsWith(`${assetsPath}/`) ||
    madeIcons().includes(path) ||
    existsSync(join(process.cwd(), 'public', path));
  return isFile && path !== '/' ? 'a file of the build, if it has one of that name' : undefined;
};

const print = (decision: Decision, target: string): void => {
  const missing = decision.kind === 'error' && decision.status === 404;
  const other = missing ? elsewhere(target) : undefined;
  if (other) {
    console.log(`decision  ${other}; the tables do not have the address`);
    return;
  }
  const lines = [
    ['decision', outcome(decision)],
    ['rule', decision.rule],
    ['why', decision.why],
    ['language', `${decision.lang} (${decision.negotiated ? 'negotiated' : 'from the address'})`],
    ['cache', cacheControlOf(decision)],
    ['vary', varyOf(decision) ?? '-'],
  ];
  for (const [name = '', value] of lines) console.log(`${name.padEnd(9)} ${value}`);
};

const run = (): void => {
  if (existsSync('.env')) process.loadEnvFile();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'accept-language': { type: 'string' },
      method: { type: 'string', default: 'GET' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [target] = positionals;
  if (values.help || !target) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const decision = resolve({
    method: values.method,
    target,
    preferred: () => negotiate(values['accept-language']),
  });
  if (values.json) console.log(JSON.stringify(decision, null, 2));
  else print(decision, target);
};

try {
  run();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
