import { describe, expect, test } from 'vitest';
import { commonDocuments } from '../../support/documents';
import { startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();

const references = ['for', 'popovertarget', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

describe.each(documents)('%s', (_title, { response, page, lang, $, values }) => {
  test('has no inline style and no inline event handler, which the policy blocks', () => {
    expect([$('[style]').length, $('style').length]).toEqual([0, page ? 2 : 1]);
    const names = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}));
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test('has one script file of the site, and data blocks with valid JSON', () => {
    const data = $('script[type="application/json"], script[type="application/ld+json"]');
    const executing = $('script').not(data);
    expect(executing.length).toBe(1);
    expect(executing.attr()).toMatchObject({
      src: site.services.assets.entries[lang],
      type: 'module',
    });
    expect(executing.text()).toBe('');
    expect(data.length).toBe(2);
    for (const block of data.toArray()) expect(() => JSON.parse($(block).text())).not.toThrow();
  });

  test('has each id once, and no reference to a missing id', () => {
    const ids = values('[id]', 'id');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const referring = [
      ...references.flatMap((name) => values(`[${name}]`, name)).flatMap((list) => list.split(' ')),
      ...values('a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1))),
    ];
    expect(referring.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('marks field names as translate=no, and shows no backticks', () => {
    const sentences = $('main *')
      .not('[translate=no], [translate=no] *, table *')
      .contents()
      .toArray()
      .flatMap((node) => (node.type === 'text' ? node.data : []));
    expect(sentences.filter((text) => /`|\b[a-z]{2,}[A-Z]/.test(text))).toEqual([]);
  });

  test('has size and alternative text on each picture', () => {
    const whole = $('img[width][height][alt]');
    expect($('img').not(whole).length).toBe(0);
    for (const name of ['width', 'height'])
      for (const size of values('img', name)) expect(size).toMatch(/^\d+$/);
    for (const drawing of $('svg').toArray()) {
      // Rectangles in percentages alone need no coordinates.
      if ($(drawing).find('path, use, line, circle').length > 0)
        expect($(drawing).attr('viewbox') ?? $(drawing).attr('viewBox')).toBeDefined();
      const hidden = $(drawing).closest('[aria-hidden=true]').length > 0;
      const named = $(drawing).is('[role=img][aria-label], [role=img][aria-labelledby]');
      expect(hidden || named, $.html(drawing)).toBe(true);
    }
  });

  test('has landmarks, and a skip link first', () => {
    for (const landmark of ['main', 'body > header', 'body > footer'])
      expect($(landmark).length, landmark).toBe(1);
    expect($('body a').first().attr('href')).toBe(`#${$('main').attr('id')}`);
    expect($('nav:not([aria-label], [aria-labelledby])').length).toBe(0);
  });

  test('has a known language on each lang attribute', () => {
    // Words of a third language are quotations, which no translator may touch.
    const quoted = ['de', 'es', 'fr', 'nl'];
    for (const element of $('body [lang]').toArray()) {
      const untouched = $(element).closest('[translate=no]').length > 0;
      const allowed = ['en', 'pt-BR', ...(untouched ? quoted : [])];
      expect(allowed, $.html(element)).toContain($(element).attr('lang'));
    }
    // A sample asks whether a field of the response is undefined.
    expect(response.text.replaceAll(/<pre.*?<\/pre>/gs, '')).not.toContain('undefined');
  });
});
