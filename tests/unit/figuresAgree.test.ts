// A sentence that says another number, date or time in one language than in the other is wrong in one of them.
import { expect, test } from 'vitest';
import type { Lang } from '../../shared/languages';
import { sentences } from '../support/sentences';

/** Words that stand for figures: what marks these, the number of the first word, flags, and the words. */
const inWords: readonly [string, number, string, Record<Lang, string>][] = [
  [
    '#',
    1,
    'gu',
    {
      en: 'January|February|March|April|May|June|July|August|September|October|November|December',
      pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
    },
  ],
  [
    '@',
    1,
    'giu',
    {
      en: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
      pt: 'segunda|terça|quarta|quinta|sexta|sábado|domingo',
    },
  ],
  // From two: “um” is an article too.
  [
    '',
    2,
    'giu',
    {
      en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen',
      pt: 'dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze',
    },
  ],
];

const wordsToFigures = (lang: Lang) =>
  inWords.map(([mark, first, flags, names]) => {
    const list = names[lang].toLowerCase().split('|');
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names[lang]})(?!\\p{L})`, flags);
    return (text: string) =>
      text.replace(pattern, (name) => ` ${mark}${first + list.indexOf(name.toLowerCase())} `);
  });
const replacements = { en: wordsToFigures('en'), pt: wordsToFigures('pt') };

const hour = (text: string, half: string): number => (Number(text) % 12) + (half === 'p' ? 12 : 0);

/** Dates and times of day in the form that both languages share. */
const inOneForm: Record<Lang, (text: string) => string> = {
  en: (text) =>
    text
      .replace(/\b(both|twice)\b/gi, 'two')
      .replace(
        /\b(\d\d?)(?::(\d\d))? ([ap])\.m\./g,
        (_all, h, min = '00', half) => `${hour(h, half)}:${min}`,
      ),
  pt: (text) =>
    text
      .replace(/\b(duas|ambos|ambas)\b/gi, 'dois')
      // 28/05, but not “Lei 13.709/2018”.
      .replace(/(?<![\d.])0?(\d\d?)\/0?(\d\d?)(?!\d)/g, '$1 #$2 ')
      .replace(/\b(\d\d?)h(\d\d)?(?!\p{L})/gu, (_all, h, min = '00') => `${Number(h)}:${min}`),
};

/** The numbers, dates and times of a sentence, and the values that it takes. */
const figuresOf = (sentence: string, lang: Lang): string[] => {
  let text = inOneForm[lang](sentence.replace(/\p{Zs}/gu, ' '));
  for (const replace of replacements[lang]) text = replace(text);
  // Thousands and decimals have each other’s sign.
  return [...text.matchAll(/[−+#@]?\d+(?:[.,:]\d+)*%?|…\w+…/gu)].map(([figure]) =>
    figure.replaceAll(',', '.'),
  );
};

/** Figures that the other list has not, or not as often. */
const without = (figures: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return figures.filter((figure) => {
    const at = rest.indexOf(figure);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** Days of the week, months, values and numbers are compared each with their own kind: “segunda” is “second” too. */
const kinds = [/^@/, /^#/, /^…/, /^[^@#…]/];

/** What each language says and the other does not. A figure that one leaves out contradicts nothing. */
const contradictions = (en: string, pt: string) =>
  kinds.flatMap((kind) => {
    const english = figuresOf(en, 'en').filter((figure) => kind.test(figure));
    const portuguese = figuresOf(pt, 'pt').filter((figure) => kind.test(figure));
    const only = { en: without(english, portuguese), pt: without(portuguese, english) };
    return only.en.length > 0 && only.pt.length > 0 ? [only] : [];
  });

test.each([
  ['May 31, 11:40 p.m.', '31 de maio, 23h40', '30 de maio, 23h40'],
  ['May 31, 11:40 p.m.', '31/05, 23h40', '31/06, 23h40'],
  ['until 6 p.m.', 'até as 18h', 'até as 8h'],
  ['from 12:30 a.m.', 'a partir de 0h30', 'a partir de 12h30'],
  ['Eight steps', 'Oito passos', 'Sete passos'],
  ['both by Monday', 'as duas até segunda', 'as duas até terça'],
  ['99.5% of 1,000', '99,5% de 1.000', '99,9% de 1.000'],
])('reads “%s” as “%s”, not as “%s”', (en, same, other) => {
  expect(contradictions(en, same)).toEqual([]);
  expect(contradictions(en, other)).not.toEqual([]);
});

test('no sentence has another number, date, time or value in Portuguese than in English', () => {
  const faults = sentences.flatMap(([key, { en, pt }]) =>
    contradictions(en, pt).map((only) => ({ key, ...only })),
  );
  expect(faults).toEqual([]);
});
