// Run by Lighthouse's own Node, with the categories that are asked for: reads an address a line, answers each with a
// line of JSON. First it says what it is. Ends with its input.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const categories = process.argv.slice(2);

/** npx puts the programs of its packages first on the PATH, and the packages beside them. */
const packages = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.dirname(folder))
  .find((folder) => existsSync(path.join(folder, 'lighthouse/package.json')));
if (!packages) throw new Error('npx has not put Lighthouse on the PATH');
const load = (file) => import(pathToFileURL(path.join(packages, file)).href);

const { default: lighthouse } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');

const flags = ['--headless=new', '--disable-gpu', '--disable-quic'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** The audits that keep a category under 100, with what they found. */
const costly = (category, audits) =>
  category.auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) =>
      [id, audits[id].displayValue ?? audits[id].explanation].filter(Boolean).join(' '),
    );

/** Scores (0 to 100), times in milliseconds, bytes as transferred, and what cost points. */
const summarize = ({ categories: found, audits, environment }) => {
  const figure = (id) => audits[id].numericValue;
  return {
    ...Object.fromEntries(categories.map((id) => [id, Math.round(found[id].score * 100)])),
    costs: categories.flatMap((id) => (found[id].score < 1 ? costly(found[id], audits) : [])),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    fcp: figure('first-contentful-paint'),
    bytes: figure('total-byte-weight'),
    power: environment.benchmarkIndex,
  };
};

const chrome = await launch({
  chromePath: process.env.CHROME_PATH,
  chromeFlags: [...flags, ...asRoot],
});
const { version } = JSON.parse(
  readFileSync(path.join(packages, 'lighthouse/package.json'), 'utf8'),
);
const browser = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json();
say({ version: `Lighthouse ${version} on Node ${process.version} with ${browser.Browser}` });
try {
  for await (const url of createInterface({ input: process.stdin })) {
    // Lighthouse's defaults are its mobile preset: a slow 4G network and a processor four times slower, simulated.
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    say(lhr.runtimeError ? { error: lhr.runtimeError.message } : summarize(lhr));
  }
} finally {
  chrome.kill();
}
