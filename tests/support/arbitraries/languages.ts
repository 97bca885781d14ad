import fc from 'fast-check';

const space = fc.constantFrom('', '', '', ' ', '  ', '\t', ' \t ');

const ours = fc.constantFrom('en', 'pt');
const region = fc.constantFrom(
  ...['', '', ...'-BR -PT -us -GB -Latn-BR -419 -x-private'.split(' ')],
);
const others = fc.constantFrom(...'de fr es-419 zh-Hant-TW ptx enx x-pt i-en p'.split(' '));
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

/** Accept-Language as browsers, other programs and nobody would send it, of up to nine parts. */
export const languageHeader: fc.Arbitrary<string> = fc
  .array(element, { maxLength: 9 })
  .map((elements) => elements.join(','));
