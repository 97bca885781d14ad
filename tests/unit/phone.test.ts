import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../shared/phone';

describe('a phone number is written as its reader dials it', () => {
  test.each([
    ['+550030000000', '+55 00 3000-0000', '(00) 3000-0000'],
    ['+5500900000000', '+55 00 90000-0000', '(00) 90000-0000'],
    ['5500900000000', '+55 00 90000-0000', '(00) 90000-0000'],
    ['+351210000000', '+351210000000', '+351210000000'],
    ['+55123', '+55123', '+55123'],
  ])('%s', (number, en, pt) => {
    expect(formatPhone(number, 'en')).toBe(en);
    expect(formatPhone(number, 'pt')).toBe(pt);
  });
});
