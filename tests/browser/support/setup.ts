import { requireBrowser } from '../../../scripts/browsers.mjs';

/** Vitest runs it before the tests in the browser. Ends the process with a line on what is missing. */
export default (): void => {
  process.env['CHROME_PATH'] = requireBrowser('chromium');
};
