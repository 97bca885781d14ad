// npm run record: writes down what tests and the sitemap hold later builds to.
import { makeReady } from './ready.mjs';
import { checkNames, readArguments } from './usage.mjs';

const records = {
  bytes: () => import('./record/bytes.mjs'),
  dates: () => import('./record/dates.mjs'),
};

const { only } = readArguments(
  `npm run record [-- --only bytes|dates]
Records what each page takes now, document and script in octets of brotli, as the most that it may take
(tests/bytes/reached.json), and today's date for every page whose words have changed (server/generated/lastChanged.json).
Example: npm run record -- --only bytes`,
  { only: { type: 'string' } },
).values;
if (only !== undefined) checkNames('--only', [only], Object.keys(records));

await makeReady();
for (const [name, load] of Object.entries(records))
  if (only === undefined || only === name) await (await load()).record();
