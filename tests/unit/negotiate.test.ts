import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { negotiate } from '../../server/request/negotiate';
import { bestLanguage } from '../support/rfc9110';

const space = fc.constantFrom('', '', '', ' ', '  ', '\t', ' \t ');

const ours = fc.constantFrom('en', 'pt');
const region = fc.constantFrom(
  '',
  '',
  '-BR',
  '-PT',
  '-us',
  '-GB',
  '-Latn-BR',
  '-419',
  '-x-private',
);
const others = fc.constantFrom(
  'de',
  'fr',
  'es-419',
  'zh-Hant-TW',
  'ptx',
  'enx',
  'x-pt',
  'i-en',
  'p',
);
const anyTag = fc.stringMatching(/^[a-z]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

const capitals = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.integer({ min: 0, max: 5 })).map(([value, dice]) => {
    if (dice === 0) return value.toUpperCase();
    return dice === 1 ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });

const range = capitals(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(ours, region).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: fc.constant('*') },
    { weight: 2, arbitrary: others },
    { weight: 1, arbitrary: anyTag },
  ),
);

const qvalue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('0', '0.', '0.0', '0.000', '1', '1.', '1.0', '1.000') },
  { weight: 3, arbitrary: fc.constantFrom('0.5', '0.1', '0.9', '0.001', '0.999') },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 999 }).map((n) => `0.${`${n}`.padStart(3, '0')}`),
  },
);

const weight = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 6,
    arbitrary: fc
      .tuple(space, space, fc.constantFrom('q', 'q', 'Q'), qvalue)
      .map(([before, after, q, value]) => `${before};${after}${q}=${value}`),
  },
);

/** What the grammar does not know, most of it close to what it knows. */
const rubbish = fc.oneof(
  fc.constantFrom(
    ...['', ';', ';q=1', 'pt;q=1.5', 'pt;q=2', 'pt;q=0.0001', 'pt;q=-1', 'pt;q=.5', 'pt;q='],
    ...['pt;q=1.001', 'pt;q=a', 'pt;level=1', 'pt;q=1;q=0', 'en;q=0.5;x=1', 'pt-', '-pt', 'pt--BR'],
    ...[
      'pt_BR',
      'portuguese',
      '*-BR',
      '*pt',
      'pt*',
      'p!t',
      'pt;Q',
      'en;;q=1',
      'en q=1',
      '**',
      'pt=1',
    ],
    ...['pt;q=1.0000', 'pt;q=01', 'pt;q=1e-1', 'pt;q=0x1', 'pt;q=∞', 'ｐｔ', 'pt-ação', 'pt/BR'],
  ),
  fc.string({ maxLength: 12 }).filter((text) => !/\s/.test(text)),
);

const element = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(space, range, weight, space).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: rubbish },
);

const header = fc.array(element, { maxLength: 9 }).map((elements) => elements.join(','));

const agree = (text: string) => {
  // A longer header is cut, which is a promise of its own.
  fc.pre(text.length < 1000);
  expect(negotiate(text)).toBe(bestLanguage(text));
};

describe('the visitor’s language is the best match by RFC 9110', () => {
  test('of 4,000 generated headers, the same ones each time', () => {
    fc.assert(fc.property(header, agree), { seed: 9110, numRuns: 4000 });
  });

  test('of 2,000 more that nobody has seen before (fast-check prints the seed of a failure)', () => {
    fc.assert(fc.property(header, agree), { numRuns: 2000 });
  });

  test('both languages, wildcards and refusals occur among the generated headers', () => {
    const seen = fc.sample(header, { seed: 9110, numRuns: 4000 });
    const portuguese = seen.filter((text) => bestLanguage(text) === 'pt').length;
    expect(portuguese).toBeGreaterThan(800);
    expect(portuguese).toBeLessThan(3200);
    expect(seen.filter((text) => text.includes('*')).length).toBeGreaterThan(500);
    expect(seen.filter((text) => text.includes('q=0,')).length).toBeGreaterThan(50);
  });
});

test('no header is English', () => {
  expect(negotiate(undefined)).toBe('en');
});

test('a header of any length and content is decided, and at once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20_000, size: 'max' }), (text) => {
      // Time of this process, whatever else the machine is doing.
      const start = process.cpuUsage();
      expect(['en', 'pt']).toContain(negotiate(text));
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(100);
    }),
    { numRuns: 100 },
  );
});
