import { describe, expect, test } from 'vitest';
import { words } from '../../shared/copy';

const copy = words({
  title: { en: 'Prices', pt: 'Preços' },
  plan: {
    price: {
      en: (price: string) => `${price} a month`,
      pt: (price: string) => `${price} por mês`,
    },
  },
  steps: [
    { en: 'Write', pt: 'Escreva' },
    { en: 'Read', pt: 'Leia' },
  ],
  questions: [{ ask: { en: 'Why?', pt: 'Por quê?' }, answers: [{ en: 'So', pt: 'Assim' }] }],
});

describe('a missing translation is shown as its key', () => {
  const holes: object = {
    title: { en: 'Title' },
    group: { deep: { pt: 'Fundo' } },
    steps: [{ en: 'One', pt: 'Um' }, { en: 'Two' }],
    nothing: null,
    empty: { inner: undefined },
  };
  // Within a test: StrykerJS does not see what runs while a file loads.
  const read = (lang: 'en' | 'pt'): unknown => words(holes as never)(lang);

  test('in Portuguese', () => {
    expect(read('pt')).toEqual({
      title: 'title',
      group: { deep: 'Fundo' },
      steps: ['Um', 'steps.1'],
      nothing: 'nothing',
      empty: { inner: 'empty.inner' },
    });
  });

  test('in English', () => {
    expect(read('en')).toMatchObject({ title: 'Title', group: { deep: 'group.deep' } });
  });
});

test('the compiler refuses a missing, a superfluous and a misplaced translation', () => {
  // @ts-expect-error Portuguese is missing
  words({ title: { en: 'Title' } });
  // @ts-expect-error English is missing
  words({ title: { pt: 'Título' } });
  // @ts-expect-error French is not one of our languages
  words({ title: { en: 'Title', pt: 'Título', fr: 'Titre' } });
  // @ts-expect-error a sentence outside of a language
  words({ title: 'Title' });
  // @ts-expect-error Portuguese is missing deep inside
  words({ group: { list: [{ en: 'One', pt: 'Um' }, { en: 'Two' }] } });
  // @ts-expect-error a number is no sentence
  words({ title: { en: 1, pt: 2 } });
  expect(words({ title: { en: 'Title', pt: 'Título' } })('en').title).toBe('Title');
});

test('the compiler refuses a key that a dictionary does not have', () => {
  // @ts-expect-error there is no such word
  expect(copy('en').titel).toBeUndefined();
});
