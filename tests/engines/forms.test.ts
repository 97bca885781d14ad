import { describe, expect, test } from 'vitest';
import { startSite } from '../support/site';
import { click, hydrate, until } from './support/actions';
import { startEngines } from './support/engines';
import type { Reader } from './support/reader';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

/** Prevents the submission of forms and records what they would send. */
const holdForms = (reader: Reader) =>
  reader.evaluate(() => {
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      const fields = new FormData(form) as unknown as Iterable<[string, string]>;
      const sent =
        form.method === 'dialog' ? 'nothing' : `${form.action}?${new URLSearchParams([...fields])}`;
      Object.assign(window, { sent });
      event.preventDefault();
    });
  });

const readSent = (reader: Reader) =>
  until(reader, () => (window as unknown as { sent?: string }).sent);

const fill = async (reader: Reader, field: string, text: string) => {
  await click(reader, field);
  await reader.type(text);
};

describe.each(engines)('$name', async ({ open }) => {
  const reader = await open({ width: 1280 });

  test.each([false, true])(
    'the contact form sends one composed message (hydrated: %s)',
    async (first) => {
      await reader.goto(`${origin}/en/contact?sourcePage=nfse-extraction&plan=Mega`);
      await holdForms(reader);
      if (first) await hydrate(reader);
      await click(reader, '.contact__form summary');
      await fill(reader, '#contact-name', 'Ana');
      await fill(reader, '#contact-email', 'ana@example.com');
      await fill(reader, '#contact-subject', 'Volume');
      await click(reader, '.contact__form form button');
      const url = new URL((await readSent(reader)) ?? '');
      expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send');
      expect([...url.searchParams.keys()].sort()).toEqual(['phone', 'text']);
      expect(url.searchParams.get('text')?.replaceAll('\r\n', '\n')).toBe(
        'Hello! I have a question about the NFSe Extraction API.\nPlan: Mega\n(ref: nfse-extraction/Mega)\n' +
          'Name: Ana\nEmail: ana@example.com\nSubject: Volume',
      );
      expect(reader.complaints()).toEqual([]);
    },
  );

  test('the studio form asks for missing fields, sends nothing and says so', async () => {
    await reader.goto(`${origin}/landing-page-arquitetura`);
    await holdForms(reader);
    await hydrate(reader);
    await click(reader, 'form button');
    await until(reader, () => document.activeElement?.id === 'studio-name');
    await fill(reader, '#studio-name', 'Ana');
    await fill(reader, '#studio-email', 'ana@example.com');
    await reader.evaluate(() => {
      const type = document.querySelector<HTMLSelectElement>('#studio-type');
      if (!type) throw new Error('no type of project');
      type.value = 'sustentavel-smart';
      type.dispatchEvent(new Event('change', { bubbles: true }));
    });
    for (const id of await reader.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('form :invalid')].map((field) => field.id),
    ))
      await fill(reader, `#${id}`, '00900000000');
    await click(reader, 'form button');
    expect(await readSent(reader)).toBe('nothing');
    await until(reader, () =>
      /nada foi enviado/.test(document.querySelector('[role=alert]')?.textContent ?? ''),
    );
    expect(await reader.evaluate(() => location.href)).toBe(`${origin}/landing-page-arquitetura`);
    expect(reader.complaints()).toEqual([]);
  });
});
