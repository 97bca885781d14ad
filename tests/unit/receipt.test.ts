import { describe, expect, test } from 'vitest';
import { answerOf } from '../../client/pages/ai-extractor-api/fieldValues';
import { receipt } from '../../client/pages/ai-extractor-api/samples';
import { langs } from '../../shared/languages';

describe.each(langs)('the delivery receipt (%s)', (lang) => {
  const { items, pens, names } = receipt[lang];
  const answer = answerOf(receipt[lang]);
  const correction = JSON.parse(answer.corrected);

  test('has a correction from the printed to the handwritten quantity of a printed item', () => {
    const printed = items.find(({ item }) => item === correction[names.item]);
    expect(correction[names.from]).toBe(printed?.quantity);
    expect(String(correction[names.to])).toBe(pens.corrected.text);
  });

  test('has the corrected quantity in its items, and the other printed ones', () => {
    expect(JSON.parse(answer.items)).toEqual(
      items.map(({ quantity, item }) => ({
        [names.quantity]: item === correction[names.item] ? correction[names.to] : quantity,
        [names.item]: item,
      })),
    );
  });
});
