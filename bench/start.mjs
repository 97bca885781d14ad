// From the start of the process to its first page, and until all pages are stored.
import { median } from './support/load.mjs';
import { table, writeSection } from './support/results.mjs';
import { startSite, untilAnswers } from './support/site.mjs';

/** At most so long, in milliseconds. */
const budget = { first: 300, stored: 1500 };

const startOnce = async (node) => {
  const begun = performance.now();
  const { origin, child, stop } = await startSite({ node, ready: '/en' });
  const first = performance.now() - begun;
  await untilAnswers(`${origin}/readyz`, child);
  const stored = performance.now() - begun;
  await stop();
  return { first, stored };
};

const row = (name, times) => [
  name,
  ...[median(times), Math.min(...times), Math.max(...times)].map((ms) => `${Math.round(ms)} ms`),
];

/** The text of the section, and whether the budget is met. */
export const bench = async ({ rounds, node }) => {
  /** @type {{ first: number[], stored: number[] }} */
  const times = { first: [], stored: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const { first, stored } = await startOnce(node);
    times.first.push(first);
    times.stored.push(stored);
    console.error(`start ${round} of ${rounds}: first page after ${Math.round(first)} ms`);
  }
  const text = table([
    ['', 'median', 'least', 'most'],
    row('first 200', times.first),
    row('all pages stored', times.stored),
  ]);
  writeSection('Start', text);
  const met = median(times.first) <= budget.first && median(times.stored) <= budget.stored;
  return { text, met };
};
