import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { click, hydrate, scrolledTo, travel, until } from './support/actions';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

const fill = async (reader: Reader, field: string, text: string) => {
  await click(reader, field);
  await reader.type(text);
};

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 1280 });

  test('a link shows its page without loading a document, and Back and Forward work', async () => {
    await reader.goto(`${origin}/en`);
    await hydrate(reader);
    await reader.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      scrollTo(0, 600);
    });
    await scrolledTo(reader, 600);
    await click(reader, '.header a[href="/en/contact"]');
    await until(reader, () => document.querySelector('.contact h1') && scrollY === 0);
    expect(await reader.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await reader.evaluate(() => document.title)).toMatch(/^Contact/);
    await travel(reader, -1);
    await until(reader, () => document.querySelector('.home'));
    await scrolledTo(reader, 600);
    await travel(reader, 1);
    await until(reader, () => document.querySelector('.contact') && scrollY === 0);
    expect(await reader.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(reader.complaints()).toEqual([]);
  });

  test.each([false, true])(
    'the contact form sends one composed message (hydrated: %s)',
    async (first) => {
      await reader.goto(`${origin}/en/contact?sourcePage=nfse-extraction&plan=Mega`);
      // Records what the form would send.
      await reader.evaluate(() => {
        addEventListener('submit', (event) => {
          event.preventDefault();
          const form = event.target as HTMLFormElement;
          const fields = new FormData(form) as unknown as Iterable<[string, string]>;
          Object.assign(window, { sent: `${form.action}?${new URLSearchParams([...fields])}` });
        });
      });
      if (first) await hydrate(reader);
      await click(reader, '.contact__form summary');
      await fill(reader, '#contact-name', 'Ana');
      await fill(reader, '#contact-email', 'ana@example.com');
      await fill(reader, '#contact-subject', 'Volume');
      await click(reader, '.contact__form form button');
      const sent = await until(reader, () => (window as unknown as { sent?: string }).sent);
      const { origin: host, pathname, searchParams } = new URL(sent ?? '');
      expect(host + pathname).toBe('https://api.whatsapp.com/send');
      expect([...searchParams.keys()].sort()).toEqual(['phone', 'text']);
      expect(searchParams.get('text')?.replaceAll('\r\n', '\n')).toBe(
        'Hello! I have a question about the NFSe Extraction API.\nPlan: Mega\n(ref: nfse-extraction/Mega)\n' +
          'Name: Ana\nEmail: ana@example.com\nSubject: Volume',
      );
      expect(reader.complaints()).toEqual([]);
    },
  );
});
