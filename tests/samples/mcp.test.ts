import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';
import { documentedApis } from '../support/openApiRows';
import { temporaryFolder } from '../support/temporaryFolder';
import { startPrism } from './support/prism';
import { run, tool, writeOpenApis } from './support/tools';

const folder = temporaryFolder();
const { documents } = await writeOpenApis(folder);
// The servers find their packages here.
symlinkSync(path.join(import.meta.dirname, 'node_modules'), path.join(folder, 'node_modules'));

/** The fields that each tool requires, by the form of its request, by hand. */
const required = {
  'nfse-extraction': { readNfse: [['base64'], ['fileUrl']] },
  'invoice-extraction': { readInvoice: [['file', 'fileFormat'], ['fileUrl']] },
  'barcode-extractor': { readCodes: [['file'], ['fileUrl']] },
  'nano-banana-api': { generateImage: [['prompt']], editImage: [['prompt', 'image_url']] },
};

type Schema = { required?: string[]; oneOf?: Schema[]; properties?: Record<string, Schema> };
type Said = {
  tools: { name: string; description: string; inputSchema: Schema }[];
  texts: string[];
};

/** Asks a server for its tools and calls the first with each body, as an agent does: over its standard input. */
const agent = (server: string, bodies: readonly object[], environment: object): string => `
const { Client } = require('@modelcontextprotocol/sdk/client/index.js');
const { StdioClientTransport } = require('@modelcontextprotocol/sdk/client/stdio.js');
(async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const env = { PATH: process.env.PATH, ...${JSON.stringify(environment)} };
  await client.connect(new StdioClientTransport({
    command: process.execPath, args: ['${server}'], env, stderr: 'ignore' }));
  const { tools } = await client.listTools();
  const texts = [];
  for (const requestBody of ${JSON.stringify(bodies)}) {
    const { content } = await client.callTool({ name: tools[0].name, arguments: { requestBody } });
    texts.push(content[0].text);
  }
  console.log(JSON.stringify({ tools, texts }));
  await client.close();
})();`;

// Both languages have the same schemas, as openapi.test.ts tests.
test.each(documents.filter(([, { lang }]) => lang === 'en'))(
  '%s gives an MCP server whose tools say what they do, require the same fields and reach the API',
  async (_address, { id, file, document }) => {
    const made = await run(tool('openapi-mcp-generator'), ['-i', file, '-o', id], folder);
    expect(made.code, made.out).toBe(0);
    // Its own build is tsc, which takes a minute for the types of its packages.
    const server = path.join(folder, `${id}.mjs`);
    buildSync({ entryPoints: [path.join(folder, id, 'src/index.ts')], outfile: server });

    const { child, address: API_BASE_URL } = await startPrism(file);
    try {
      const { enough, refused, answers } = documentedApis[id];
      const program = agent(server, [...enough, ...refused], { API_BASE_URL, API_KEY_KEY: 'any' });
      const { code, out } = await run('node', ['-e', program], import.meta.dirname);
      expect(code, out).toBe(0);
      const { tools, texts }: Said = JSON.parse(out);

      const forms = tools.map(({ name, inputSchema }) => {
        expect(inputSchema.required).toEqual(['requestBody']);
        const body = inputSchema.properties?.['requestBody'] ?? {};
        return [name, (body.oneOf ?? [body]).map((form) => form.required)];
      });
      expect(Object.fromEntries(forms)).toEqual(required[id]);
      const summaries = Object.values(document.paths).map(({ post }) => String(post?.['summary']));
      expect(
        tools.map(({ description }, at) => description.startsWith(summaries[at] as string)),
      ).toEqual(summaries.map(() => true));

      // Its servers ask for JSON only, and the image API has an image: Prism answers that with 406.
      const reached = answers === 'application/json' ? /Status: 200/ : /Status 406/;
      for (const text of texts.slice(0, enough.length)) expect(text).toMatch(reached);
      for (const text of texts.slice(enough.length))
        expect(text).toMatch(/^Invalid arguments|Status 4(00|22)/);
    } finally {
      child.kill();
    }
  },
);
