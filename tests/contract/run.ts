// The command `npm run test:redirects -- --url https://staging.example`: every row of the contract, and what the
// pages say, against a deployed host.
import { parseArgs } from 'node:util';
import { readHost } from '../../server/cli/host';
import { notTheSite } from '../../server/cli/notTheSite';
import { readHtml } from '../support/html';
import { behind, describeRow, differences, see, sendRow } from './check';
import { type Page, type PageRow, pageFaults } from './pageCheck';
import { pageRows } from './pageRows';
import { request } from './request';
import { type ProxyName, proxies, type Row, rows } from './rows';

/** Number of simultaneous requests. */
const concurrency = 8;

const refuse = (message: string): never => {
  process.stderr.write(`${message}\nTry --help.\n`);
  process.exit(2);
};

const readOrigin = (url: string | undefined): string => {
  if (!url) return refuse('--url is missing: name the host to test.');
  try {
    return readHost(url);
  } catch (error) {
    return refuse((error as Error).message);
  }
};

const readProxy = (name: string | undefined): ProxyName | undefined =>
  name === undefined
    ? undefined
    : (proxies.find((proxy) => proxy === name) ??
      refuse(`--behind is none of ${proxies.join(', ')}: ${name}`));

/** The faults of a check, or the reason why there was no response. */
const orNoAnswer = async (faults: () => Promise<string[]>): Promise<string[]> => {
  try {
    return await faults();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [`no answer: ${message || code || 'the connection failed'}`];
  }
};

type Check = {
  title: string;
  faults: () => Promise<string[]>;
  /** The proxy answers it, and not the site. */
  refusedByProxy?: boolean;
};

const checkRow = (origin: string, row: Row): Check => ({
  title: `${describeRow(row)}\n    rule ${row.rule}`,
  faults: async () => differences(row, see(await sendRow(origin, row))),
});

/** Checks of the rows, as they are behind a proxy if one is named. */
const checkRows = (origin: string, proxy: ProxyName | undefined): Check[] =>
  rows.map((row) =>
    proxy && row.refusedBy?.includes(proxy)
      ? { ...checkRow(origin, behind(proxy, row)), refusedByProxy: true }
      : checkRow(origin, row),
  );

/** Checks of what pages say; each address is asked for once. */
const checkPages = (origin: string): Check[] => {
  const pages = new Map<string, Promise<Page>>();
  const read = (path: string): Promise<Page> => {
    const page = pages.get(path) ?? request(origin, { path }).then(({ body }) => readHtml(body));
    pages.set(path, page);
    return page;
  };
  return pageRows.map((row: PageRow) => ({
    title: row.title,
    faults: () => pageFaults(row, read),
  }));
};

const run = async (origin: string, proxy: ProxyName | undefined): Promise<number> => {
  const other = await notTheSite(origin);
  if (other) {
    console.log(other);
    return 1;
  }
  const checks = [...checkRows(origin, proxy), ...checkPages(origin)];
  const found: string[][] = checks.map(() => []);
  const waiting = checks.entries();
  let done = 0;
  const work = async () => {
    for (const [at, { faults }] of waiting) {
      found[at] = await orNoAnswer(faults);
      done += 1;
      if (done % 100 === 0) process.stderr.write(`${done}/${checks.length} rows\n`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const failed = checks.filter(({ title }, at) => {
    const faults = found[at] ?? [];
    if (faults.length === 0) return false;
    console.log(`✗ ${title}`);
    for (const fault of faults) console.log(`    ${fault}`);
    return true;
  });
  for (const { title } of checks.filter((check) => check.refusedByProxy && !failed.includes(check)))
    console.log(`· ${title.split('\n', 1)[0]}`);
  console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
};

const text = { type: 'string' } as const;
const { url, behind: proxy } = parseArgs({ options: { url: text, behind: text } }).values;
process.exitCode = await run(readOrigin(url), readProxy(proxy));
