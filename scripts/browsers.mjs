// Finds the browsers that tests and benchmarks drive, and installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { exitCodes, exitWithError } from './usage.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * The variable that names each engine's program, and else its names on the PATH or in full; what drives it; Debian's
 * packages of all that, and the commands of other systems.
 * @type {Record<EngineName, {
 *   variable: string, programs: string[], needs?: string[], packages: string[], label: string,
 *   elsewhere?: Record<string, string>,
 * }>}
 */
const engines = {
  chromium: {
    variable: 'CHROME_PATH',
    programs: [
      ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    ],
    packages: ['chromium'],
    label: 'Chromium or Chrome',
    elsewhere: {
      macOS: 'brew install --cask google-chrome',
      Windows: 'winget install Google.Chrome',
    },
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
    label: 'Firefox',
    elsewhere: { macOS: 'brew install --cask firefox', Windows: 'winget install Mozilla.Firefox' },
  },
  webkit: {
    variable: 'MINIBROWSER_PATH',
    programs: [
      'MiniBrowser',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    ],
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

/** The first of these programs that is there: names are looked for on the PATH, whole paths stay as they are. */
const findProgram = (...names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.resolve(folder, name)))
    .find(isExecutable);

/**
 * The path of an engine's browser, or `undefined` where it or what drives it is missing.
 * @param {EngineName} engine
 */
export const findBrowser = (engine) => {
  const { variable, programs, needs = [] } = engines[engine];
  if (!needs.every((name) => findProgram(name))) return undefined;
  const given = process.env[variable];
  return findProgram(...(given ? [given] : programs));
};

/** Arguments of apt-get: no questions, no recommended packages. */
export const aptInstallArguments = ['install', '-y', '-qq', '--no-install-recommends'];

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
    runQuietly('apt-get', ['update', '-qq']) &&
    runQuietly('apt-get', [...aptInstallArguments, ...names])
  );
};

/**
 * The path of an engine's browser, installed first where it is missing and this may be done; else ends the process
 * with what to do.
 * @param {EngineName} engine
 */
export const requireBrowser = (engine) => {
  const { variable, packages, label, elsewhere = {} } = engines[engine];
  const mayInstall = !process.env[variable] && process.getuid?.() === 0 && findProgram('apt-get');
  if (!findBrowser(engine) && mayInstall) installPackages(packages);
  const commands = Object.entries({
    Debian: `sudo apt-get install ${packages.join(' ')}`,
    ...elsewhere,
  }).map(([system, command]) => `${system}: ${command}`);
  const need = `the browser tests need ${label}. Install it (${commands.join('; ')}), or name the program in ${variable}`;
  return findBrowser(engine) ?? exitWithError(need, exitCodes.missing);
};
