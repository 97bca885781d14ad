// Finds the browsers that tests and benchmarks drive, and installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exitCodes, giveUp } from './usage.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * Where each engine is looked for: a variable that names it, names on the PATH, other places.
 * @type {Record<EngineName, {
 *   variable: string, names: string[], places: () => string[], needs?: string[], packages: string[], label: string,
 * }>}
 */
const engines = {
  chromium: {
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    places: () => [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    ],
    packages: ['chromium'],
    label: 'Chromium or Chrome',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: () => ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
    label: 'Firefox',
  },
  webkit: {
    variable: 'MINIBROWSER_PATH',
    names: ['MiniBrowser'],
    // Debian's folder has the name of the processor.
    places: () =>
      (existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map((folder) =>
        path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'),
      ),
    // Driver and screen are beside the browser.
    needs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    label: "WebKitGTK's MiniBrowser, WebKitWebDriver and Xvfb",
  },
};

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

/**
 * The path of an engine's browser, or `undefined` where it or what drives it is missing.
 * @param {EngineName} engine
 */
export const findBrowser = (engine) => {
  const { variable, names, places, needs = [] } = engines[engine];
  if (needs.some((name) => !onPath([name]).some(isExecutable))) return undefined;
  const given = process.env[variable];
  if (given) return isExecutable(given) ? given : undefined;
  return [...onPath(names), ...places()].find(isExecutable);
};

/** apt-get's own words for an installation that asks nothing and brings nothing beside. */
export const installing = ['install', '-y', '-qq', '--no-install-recommends'];

/**
 * Runs a command that asks nothing, and tells whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 */
export const runQuietly = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs Debian's packages, and tells whether they are there now.
 * @param {string[]} names
 */
export const installPackages = (names) => {
  console.error(`installing ${names.join(', ')} from the packages of this system …`);
  return (
    runQuietly('apt-get', ['update', '-qq']) && runQuietly('apt-get', [...installing, ...names])
  );
};

/**
 * The path of an engine's browser, installed first where it is missing and this may be done; else ends the process
 * with what to do.
 * @param {EngineName} engine
 */
export const requireBrowser = (engine) => {
  const { variable, packages, label } = engines[engine];
  const given = process.env[variable];
  if (given && !isExecutable(given))
    giveUp(`${variable} names no program: ${given}`, exitCodes.missing);
  const mayInstall = process.getuid?.() === 0 && runQuietly('apt-get', ['--version']);
  if (!findBrowser(engine) && mayInstall) installPackages(packages);
  const need = `the browser tests need ${label}: install it, or set ${variable}`;
  return findBrowser(engine) ?? giveUp(need, exitCodes.missing);
};
