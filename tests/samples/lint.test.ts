import { expect, test } from 'vitest';
import { run, temporary, tool, writeOpenApis } from './support/tools';

const folder = temporary();
const { documents } = await writeOpenApis(folder);

test.each(documents)('%s passes the recommended rules of Redocly', async (_address, { file }) => {
  const { code, out } = await run(
    tool('redocly'),
    ['lint', '--extends', 'recommended', '--format', 'json', file],
    folder,
  );
  expect(code, out).toBe(0);
  const { totals } = JSON.parse(out.slice(out.indexOf('{'), out.lastIndexOf('}') + 1));
  expect(totals, out).toMatchObject({ errors: 0, warnings: 0 });
});
