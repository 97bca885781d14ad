import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { click, giveSign, hydrate, travel, until } from './support/actions';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([
  startEngines(),
  startSite({ warm: false }),
]);

const atPath = (reader: Reader, path: string) =>
  until(
    reader,
    (expected) => location.pathname === expected && document.readyState === 'complete',
    path,
  );

const scrollsTo = (reader: Reader, y: number) =>
  until(reader, (expected) => Math.abs(scrollY - expected) <= 1, y);

/** Follows a link of the header, and waits until the page that it names is to be read. */
const toContact = async (reader: Reader) => {
  await click(reader, '.header a[href="/en/contact"]');
  await until(
    reader,
    () =>
      document.querySelector('main.contact, .contact h1') !== null &&
      document.title.startsWith('Contact'),
  );
};

describe.each(engines)('$name', ({ open }) => {
  test('a page that was left by the language switch goes on working after Back', async () => {
    const reader = await open({ width: 1280 });
    await reader.goto(`${origin}/en`);
    await hydrate(reader);
    await reader.evaluate(() => scrollTo(0, 500));
    await scrollsTo(reader, 500);
    await click(reader, 'a.language');
    await atPath(reader, '/pt');
    await travel(reader, -1);
    await atPath(reader, '/en');
    await scrollsTo(reader, 500);
    await toContact(reader);
    await travel(reader, -1);
    await until(reader, () => document.querySelector('.home') !== null);
    expect(reader.complaints()).toEqual([]);
    await reader.close();
  });

  test.each([0, 10, 30, 60, 100, 150, 250])('left %i ms after the first sign', async (delay) => {
    const reader = await open({ width: 1280 });
    await reader.goto(`${origin}/en`);
    await giveSign(reader);
    await wait(delay);
    await reader.evaluate(() => void setTimeout(() => location.assign('/pt')));
    await atPath(reader, '/pt');
    await travel(reader, -1);
    await atPath(reader, '/en');
    await hydrate(reader);
    await toContact(reader);
    expect(reader.complaints()).toEqual([]);
    await reader.close();
  });
});
