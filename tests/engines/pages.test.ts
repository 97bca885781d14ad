import { writeFileSync } from 'node:fs';
import { expect, test, describe } from 'vitest';
import { documents } from '../browser/support/addresses';
import { findOverflow } from '../browser/support/overflow';
import { startSite } from '../support/site';
import { hydrate, until } from './support/actions';
import { readBoxes } from './support/boxes';
import { startEngines } from './support/engines';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite({ warm: false })]);
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const out: any = {};
describe.each(looks)('$width px, $colorScheme', (look) => {
  test.each(documents)('$address', async ({ address, hydrates }) => {
    const readers = (opened[look.width] ??= await Promise.all(engines.map(({ open }) => open(look))));
    const seen = await Promise.all(
      readers.map(async (reader) => {
        reader.complaints();
        await reader.goto(origin + address);
        const overflow = await findOverflow(reader);
        const before = await readBoxes(reader);
        if (hydrates) {
          await hydrate(reader);
          await until(reader, () => !document.querySelector('.hours__now:not([data-hours])'));
        }
        const after = await readBoxes(reader);
        return { engine: reader.engine, overflow, before, after, complaints: reader.complaints() };
      }),
    );
    out[`${address} ${look.width}`] = seen;
  });
});
const opened: Record<number, any[]> = {};
import { afterAll } from 'vitest';
afterAll(() => writeFileSync('/tmp/boxes.json', JSON.stringify(out)));
