import { type EngineName, requireBrowser } from '../../../scripts/browsers.mjs';
import { ensureInstalled } from '../../../scripts/ready.mjs';

const engines = process.env['ENGINES'] ?? 'chromium,firefox,webkit';

/** Vitest runs it before the tests in the engines. Ends the process with a line on what is missing. */
export default (): void => {
  process.env['ENGINES'] = engines;
  if (engines.includes('chromium')) ensureInstalled('tests/engines');
  for (const engine of engines.split(',')) {
    const program = requireBrowser(engine as EngineName);
    if (engine === 'chromium') process.env['CHROME_PATH'] = program;
  }
};
