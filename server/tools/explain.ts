import { parseArgs } from 'node:util';
import { cacheControlOf, varyOf } from '../../shared/caching';
import { type Decision, resolve } from '../../shared/resolve';
import { negotiate } from '../negotiate';

const usage = `npm run explain -- ADDRESS [--accept-language HEADER] [--method METHOD] [--json]
Prints what the server decides for an address, the rule that decides it and why. Example:
  npm run explain -- '/pt/tools/x?a=1' --accept-language 'pt-BR,en;q=0.5'`;

const outcome = (decision: Decision): string => {
  if (decision.kind === 'redirect') return `${decision.status} to ${decision.location}`;
  if (decision.kind === 'error') return `${decision.status} error page`;
  const declared = Object.entries(decision.declared).map(([key, value]) => `${key}=${value}`);
  return `200 page ${decision.page}${declared.length > 0 ? ` with ${declared.join(', ')}` : ''}`;
};

const print = (decision: Decision): void => {
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
  else print(decision);
};

try {
  run();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 2;
}
