// Resident memory under load, over so many million answers of every page.
import { loadSource } from '../scripts/build/esbuild.mjs';
import { load, resident, serverCore, untilIdle } from './support/load.mjs';
import { table, writeSection } from './support/results.mjs';
import { startSite } from './support/site.mjs';
import { walkScript } from './support/walk.mjs';

/** At most so many MiB, and so many more at the end than at the first million. */
const budget = { resident: 160, growth: 8 };

/** The text of the section, and whether the budget is met. */
export const bench = async ({ million, say, node }) => {
  const { walkPages } = await loadSource('tests/support/walkPages.ts');
  const addresses = walkPages().map(({ address }) => address);
  const { script, remove } = walkScript(addresses);
  const site = await startSite({ wrap: serverCore, node });
  await untilIdle(site.pid);
  const rows = [['after the start', `${resident(site.pid).toFixed(0)} MiB`]];
  const seen = [];
  let answers = 0;
  try {
    while (seen.length < million) {
      const before = answers;
      while (answers < before + 1_000_000) {
        const settings = { url: site.origin, pid: site.pid, seconds: 5, script };
        answers += (await load({ ...settings, headers: { 'Accept-Encoding': 'br' } })).answers;
      }
      seen.push(resident(site.pid));
      say(`${(answers / 1e6).toFixed(1)} million answers: ${seen.at(-1).toFixed(0)} MiB`);
      rows.push([`${(answers / 1e6).toFixed(1)} million answers`, `${seen.at(-1).toFixed(0)} MiB`]);
    }
  } finally {
    await site.stop();
    remove();
  }
  const text = `Every page in turn, 64 connections, with access log.\n\n${table([['', 'resident'], ...rows])}`;
  writeSection('Memory', text);
  return {
    text,
    met: Math.max(...seen) <= budget.resident && seen.at(-1) - seen[0] <= budget.growth,
  };
};
