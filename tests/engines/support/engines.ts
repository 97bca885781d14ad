import { afterAll } from 'vitest';
import { type EngineName, findBrowser } from '../../../scripts/browsers.mjs';
import { startChromium, startFirefox } from './playwright';
import type { Engine } from './reader';
import { startWebKit } from './webkit';

const start: Record<EngineName, (program: string) => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** The engines of ENGINES, if set. */
export const chosenEngines = process.env['ENGINES']?.split(',') as EngineName[] | undefined;

/** Starts engines until the tests of the file have ended. Rejects if one is not installed. */
export const startEngines = async (
  names: EngineName[] = chosenEngines ?? (Object.keys(start) as EngineName[]),
): Promise<Engine[]> => {
  const engines = await Promise.all(
    names.map((name) => {
      const program = findBrowser(name);
      if (!program)
        throw new Error(`${name} is not installed: npm run nightly -- engines installs it`);
      return start[name](program);
    }),
  );
  afterAll(() => Promise.all(engines.map((engine) => engine.close())));
  return engines;
};
