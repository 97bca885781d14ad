import { expect, test } from 'vitest';
import { memoize } from '../../server/request/memoize';

const counting = (longest?: number) => {
  const asked: string[] = [];
  const give = (text: string) => {
    asked.push(text);
    return { text };
  };
  return { asked, ask: memoize(give, longest) };
};

test('a text that was asked for lately is not asked for again', () => {
  const { asked, ask } = counting();
  expect([ask('a'), ask('b'), ask('a')].map(({ text }) => text)).toEqual(['a', 'b', 'a']);
  expect(asked).toEqual(['a', 'b']);
});

test('long texts are answered and not kept', () => {
  const { asked, ask } = counting();
  const texts = [200, 201, 30_000].map((length) => 'x'.repeat(length));
  for (const text of [...texts, ...texts]) expect(ask(text).text).toBe(text);
  expect(asked.map(({ length }) => length)).toEqual([200, 201, 30_000, 201, 30_000]);
});

test('never more than 500 texts are kept, however many are asked for', () => {
  // Only what is kept is still known: whoever is asked again after 500 others has to think again.
  const { asked, ask } = counting();
  for (let at = 0; at < 500; at += 1) ask(`${at}`);
  ask('0');
  expect(asked).toHaveLength(500);
  for (let at = 500; at < 1000; at += 1) ask(`${at}`);
  for (let at = 0; at < 500; at += 1) ask(`${at}`);
  expect(asked).toHaveLength(1500);
});
