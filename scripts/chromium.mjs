// Finds a Chromium for the browser tests, and installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { installPackages } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium: CHROME_PATH, else one on the PATH, else one in its usual place. */
export const findChromium = () => {
  const given = process.env.CHROME_PATH;
  if (given) return isExecutable(given) ? given : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...elsewhere].find(isExecutable);
};

const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a Chromium, installed first where it is missing and this may be done; else a message. */
export const ensureChromium = () => {
  if (process.env.CHROME_PATH && !findChromium())
    return { missing: `CHROME_PATH names no program: ${process.env.CHROME_PATH}` };
  if (!findChromium() && process.getuid?.() === 0 && hasApt()) installPackages(['chromium']);
  const found = findChromium();
  return found
    ? { found }
    : { missing: 'the browser tests need Chromium or Chrome: install it, or set CHROME_PATH' };
};
