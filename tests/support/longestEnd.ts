import { readFileSync } from 'node:fs';
import { readSettings } from '../../server/settings';

/** How long the server may take from SIGTERM to its end, with these settings, in seconds: drain, deadline, last words. */
export const longestEnd = (settings: Record<string, string> = {}): number => {
  const source = readFileSync('server/http/shutdown.ts', 'utf8');
  const milliseconds = ['deadline', 'lastWords'].map((name) => {
    const [, value] = new RegExp(`^const ${name} = ([\\d_]+);$`, 'm').exec(source) ?? [];
    if (!value) throw new Error(`server/http/shutdown.ts names no ${name}`);
    return Number(value.replaceAll('_', ''));
  });
  const rest = milliseconds.reduce((sum, value) => sum + value, 0) / 1000;
  return readSettings(settings).DRAIN_SECONDS + rest;
};
