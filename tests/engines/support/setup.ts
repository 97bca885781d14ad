import { type EngineName, requireBrowser } from '../../../scripts/browsers.mjs';

const asked = process.env['ENGINES'] ?? 'chromium,firefox,webkit';

/** Vitest runs it before the tests in the engines. Ends the process with a line on what is missing. */
export default (): void => {
  process.env['ENGINES'] = asked;
  for (const engine of asked.split(',')) {
    const program = requireBrowser(engine as EngineName);
    if (engine === 'chromium') process.env['CHROME_PATH'] = program;
  }
};
