import { describe, expect, test } from 'vitest';
import { commonDocuments } from '../../support/documents';
import { attributes } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const documents = await commonDocuments();

const data = 'script[type="application/json"], script[type="application/ld+json"]';

describe.each(documents)('%s', (_title, { answer, lang, $ }) => {
  test('has no inline style and no inline handler, which the policy would block', () => {
    expect($('[style]').length).toBe(0);
    const handlers = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
    expect($('style').length).toBe(1);
  });

  test('has scripts that are files of ours or data', () => {
    const executing = $('script').not(data);
    expect(executing.length).toBe(1);
    expect(executing.attr('src')).toBe(site.services.assets.entries[lang]);
    expect(executing.attr('type')).toBe('module');
    expect(executing.text()).toBe('');
  });

  test('has data blocks that can be read', () => {
    expect($(data).length).toBe(2);
    for (const block of $(data).toArray()) {
      expect(() => JSON.parse($(block).text())).not.toThrow();
    }
  });

  test('has no id twice, and every reference to an id leads to one', () => {
    const ids = attributes($, '[id]', 'id');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const referring = [
      ...attributes($, '[for]', 'for'),
      ...attributes($, '[popovertarget]', 'popovertarget'),
      ...attributes($, '[aria-labelledby]', 'aria-labelledby').flatMap((list) => list.split(' ')),
      ...attributes($, '[aria-describedby]', 'aria-describedby').flatMap((list) => list.split(' ')),
      ...attributes($, '[aria-controls]', 'aria-controls').flatMap((list) => list.split(' ')),
      ...attributes($, 'a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1))),
    ];
    expect(referring.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('keeps the names of fields from a translator, and the marks of code from readers', () => {
    const sentences = $('main *')
      .not('[translate=no], [translate=no] *, table *')
      .contents()
      .toArray()
      .flatMap((node) => (node.type === 'text' ? node.data : []));
    expect(sentences.filter((text) => /`|\b[a-z]{2,}[A-Z]/.test(text))).toEqual([]);
  });

  test('has headings that skip no level', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    levels.forEach((level, at) => {
      expect(level, `heading ${at + 1}`).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
    for (const heading of $('h1, h2, h3, h4, h5, h6').toArray())
      expect($(heading).text().trim()).not.toBe('');
  });

  test('has pictures that say how large they are and what they show', () => {
    for (const image of $('img').toArray()) {
      for (const name of ['width', 'height']) expect($(image).attr(name)).toMatch(/^\d+$/);
      expect($(image).attr('alt')).toBeDefined();
    }
    for (const drawing of $('svg').toArray()) {
      expect($(drawing).attr('viewbox') ?? $(drawing).attr('viewBox')).toBeDefined();
      const hidden = $(drawing).closest('[aria-hidden=true]').length > 0;
      const named = $(drawing).is('[role=img][aria-label], [role=img][aria-labelledby]');
      expect(hidden || named, $.html(drawing)).toBe(true);
    }
  });

  test('has landmarks, and a skip link to the content before everything else', () => {
    for (const landmark of ['main', 'body > header', 'body > footer'])
      expect($(landmark).length, landmark).toBe(1);
    const first = $('body a').first();
    expect(first.attr('href')).toBe(`#${$('main').attr('id')}`);
    for (const nav of $('nav').toArray())
      expect($(nav).is('[aria-label], [aria-labelledby]')).toBe(true);
  });

  test('has a label on every field', () => {
    const fields = $('input:not([type=hidden]), textarea, select').toArray();
    for (const field of fields)
      expect(
        $(`label[for="${$(field).attr('id')}"]`)
          .text()
          .trim(),
      ).not.toBe('');
  });

  test('has names on links and buttons', () => {
    for (const control of $('a, button').toArray())
      expect(
        $(control).attr('aria-label') || $(control).text().trim(),
        $.html(control),
      ).toBeTruthy();
  });

  test('marks what is in the other language', () => {
    // Words of a third language are quotations, which no translator may touch.
    const quoted = ['de', 'es', 'fr', 'nl'];
    for (const element of $('body [lang]').toArray()) {
      const untouched = $(element).closest('[translate=no]').length > 0;
      const allowed = ['en', 'pt-BR', ...(untouched ? quoted : [])];
      expect(allowed, $.html(element)).toContain($(element).attr('lang'));
    }
    expect(answer.body.toString()).not.toContain('undefined');
    expect($('html').attr('lang')?.startsWith(lang)).toBe(true);
  });
});
