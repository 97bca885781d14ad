import fc from 'fast-check';
import { sourceValues, subjects } from '../../../shared/contact/sources';
import { offerIds, offerRow } from '../../../shared/offers';

/** Parameters that pages declare, and what resembles them. */
const name = fc.constantFrom(
  ...['sourcePage', 'plan', 'plano', 'subject', 'lang', 'sourcePage', 'plan'],
  ...['sourcepage', 'Lang', 'sourcePage[]', 'utm_source', '__proto__', 'constructor', ''],
);

const planNames = offerIds.flatMap((id) =>
  (offerRow(id).plans ?? []).flatMap((plan) => [plan.id, plan.name.en, plan.name.pt]),
);

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...sourceValues()) },
  { weight: 3, arbitrary: fc.constantFrom(...new Set(planNames)) },
  { weight: 2, arbitrary: fc.constantFrom('en', 'pt', ...subjects) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'PT', 'xx', '/nowhere', '__proto__', '<script>', '\0'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);

/** Parameters with allowed and other names and values, some of them more than once. */
export const parameters: fc.Arbitrary<[name: string, value: string][]> = fc.array(
  fc.tuple(name, value),
  { maxLength: 5 },
);

/** Queries that ask the contact page for one of its renderings, as a link of the site or by hand. */
const params = fc
  .record(
    {
      sourcePage: fc.constantFrom(...sourceValues()),
      plan: fc.constantFrom(...planNames),
      plano: fc.constantFrom(...planNames),
      subject: fc.constantFrom(...subjects),
      lang: fc.constantFrom('en', 'pt'),
    },
    { requiredKeys: [] },
  )
  .map((record) => Object.entries(record));

/** Queries that are no list of parameters, or one that can be read in two ways. */
const odd = fc.oneof(
  fc.constantFrom(...'? ?? ?&&= ?%zz ?%00 ?a?b ?//evil.com ?sourcePage ?#lang=pt'.split(' ')),
  fc.stringMatching(/^\?[!-~]{0,30}$/),
);

/** A query with its `?`: of allowed parameters, of others, and of rubbish. */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.oneof(parameters, params).map((pairs) => `?${new URLSearchParams(pairs)}`),
  },
  { weight: 1, arbitrary: odd },
);
