// The same server with 10,000 pages more in two languages, beside the real one.
import { loadSource } from '../scripts/build/esbuild.mjs';
import { resident, serverCore, untilIdle } from './support/load.mjs';
import { table, writeSection } from './support/results.mjs';
import { compare } from './support/rounds.mjs';
import { startSite } from './support/site.mjs';
import { buildSynthetic, syntheticAddresses } from './support/synthetic.mjs';
import { walkScript } from './support/walk.mjs';

const pages = 10_000;

/** So much slower at most. */
const budget = 0.05;

const headers = { 'Accept-Encoding': 'br' };

/** Asks each address once, so that all are stored; resolves with the octets of the bodies on the wire. */
const askAll = async (origin, addresses) => {
  for (const address of addresses) {
    const answer = await fetch(origin + address, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  }
};

/** The text of the section, and whether the budget is met. */
export const bench = async ({ rounds, seconds, say, node }) => {
  const { walkPages } = await loadSource('tests/support/walkPages.ts');
  const real = walkPages().map(({ address }) => address);
  const main = await buildSynthetic(pages);
  const settings = { LOG_LEVEL: 'silent' };
  const small = await startSite({ wrap: serverCore, node, settings });
  const begun = performance.now();
  const large = await startSite({ wrap: serverCore, node, settings, main });
  const start = performance.now() - begun;
  // As many as the real site has, out of all of them.
  const step = Math.floor((2 * pages) / real.length);
  const sample = syntheticAddresses(pages)
    .filter((_, at) => at % step === 0)
    .slice(0, real.length);
  await askAll(large.origin, sample);
  await untilIdle(small.pid);
  await untilIdle(large.pid);
  const [realWalk, sampleWalk] = [walkScript(real), walkScript(sample)];
  const one = (name, { origin, pid }, address) => ({ name, url: origin + address, pid, headers });
  const many = (name, { origin, pid }, { script }) => ({ name, url: origin, pid, headers, script });
  const onRound = (round) => say(`growth: round ${round + 1} of ${rounds}`);
  const results = await compare(
    [
      one('real site, one page', small, '/en/services/ai-agents'),
      one('with 10,000 pages, one page', large, '/en/synthetic/5000'),
      many('real site, every page in turn', small, realWalk),
      many('with 10,000 pages, as many of them in turn', large, sampleWalk),
    ],
    { rounds, seconds, onRound },
  );
  const [before, crawl] = [resident(large.pid), 1000];
  say(`growth: memory of ${crawl} pages more`);
  await askAll(large.origin, syntheticAddresses(pages).slice(0, crawl));
  await untilIdle(large.pid);
  const perPage = ((resident(large.pid) - before) * 1024) / crawl;
  await small.stop();
  await large.stop();
  for (const { remove } of [realWalk, sampleWalk]) remove();
  const [realOne, largeOne, realAll, largeAll] = results.map(({ perSecond }) => perSecond);
  const [single, walked] = [largeOne / realOne, largeAll / realAll];
  const rows = results.map(({ name, perSecond, cpu }) => [
    name,
    Math.round(perSecond).toLocaleString('en'),
    `${cpu.toFixed(1)} µs`,
  ]);
  const text = `${pages.toLocaleString('en')} rows more in the page table, in two languages. Ready after ${Math.round(start)} ms; ${perPage.toFixed(0)} KiB of resident memory for each page stored. One page: ${single.toFixed(3)} of the real site's answers a second; in turn: ${walked.toFixed(3)}.

${table([['', 'answers/s', 'processor an answer'], ...rows])}`;
  writeSection('Growth', text);
  return { text, met: Math.min(single, walked) >= 1 - budget };
};
