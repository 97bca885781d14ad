import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headersFile } from '../export/cdn/headers';
import { redirectsFile } from '../export/cdn/redirects';
import { collect } from '../export/collect';
import { nginxFiles } from '../export/nginx/all';
import { writeExport } from '../export/write';

const usage = `npm run export [-- --out <folder>] [-- --contact plain]
Writes the built site as files, for who serves it without our server: site/ with every page, text and file,
precompressed, and nginx/ with the configuration that serves them as the server does. Settings as for npm start.

  --out      the folder, which is replaced when all of it is there; export/ where nothing is said
  --contact  all: a file for everything that contact can be asked for by its parameters (nginx chooses);
             plain: contact alone, for hosts that cannot choose by a query`;

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'export' },
      contact: { type: 'string', default: 'all' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  if (!['all', 'plain'].includes(values.contact)) throw new Error('--contact is all or plain');
  if (existsSync('.env')) process.loadEnvFile();
  const start = performance.now();
  const dist = path.resolve('dist');
  const out = path.resolve(values.out);
  const collected = await collect(dist, process.env, values.contact === 'all');
  const nginx = Object.entries(nginxFiles(collected, values.contact === 'all'));
  await writeExport(out, path.join(dist, 'client'), collected, {
    ...Object.fromEntries(nginx.map(([name, text]) => [`nginx/${name}`, text])),
    'site/_redirects': redirectsFile(),
    'site/_headers': headersFile(collected.answers),
  });
  const documents = collected.answers.filter(({ file }) => file?.endsWith('.html')).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${documents} documents and the other files in ${out}, in ${seconds} s`);
};

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
