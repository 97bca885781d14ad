import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

/** What Google's CSP Evaluator holds against a policy: how severe, what, and where. */
const policyFindings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate([], [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .map(({ severity, type, directive, value = '' }) =>
      `${Severity[severity]} ${Type[type]}: ${directive} ${value}`.trim(),
    );

const site = await startSite();

const policyOf = async (path: string): Promise<string> =>
  String((await site.http.get(path)).headers['content-security-policy']);

test.each([
  ['a page', '/en'],
  ['an error page', '/nothing'],
  ['a redirect', '/en/products'],
  ['a text', '/robots.txt'],
  ['a script', site.services.assets.entries.en],
])(
  'an independent judge has nothing against the policy of %s but what is known',
  async (_title, path) => {
    expect(policyFindings(await policyOf(path))).toEqual([
      // It asks whether a file of the site can be made to run what somebody else wrote: no answer takes a
      // callback's name (JSONP), none interprets templates (AngularJS), and nobody uploads.
      "MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS: script-src 'self'",
    ]);
  },
);

test.each([
  ["script-src 'self'", 'script-src *', 'HIGH PLAIN_WILDCARD: script-src *'],
  [
    "script-src 'self'",
    "script-src 'unsafe-inline'",
    "HIGH SCRIPT_UNSAFE_INLINE: script-src 'unsafe-inline'",
  ],
  ["default-src 'none'", "img-src 'self'", 'HIGH MISSING_DIRECTIVES: object-src'],
  ["base-uri 'none';", "base-uri 'none' ", 'SYNTAX MISSING_SEMICOLON'],
  ["require-trusted-types-for 'script'", '', 'INFO REQUIRE_TRUSTED_TYPES_FOR_SCRIPTS'],
])('the judge is awake: with %s as %j it says %s', async (strict, weak, finding) => {
  const text = await policyOf('/en');
  const said = (policy: string) =>
    policyFindings(policy).filter((line) => line.startsWith(finding));
  expect(said(text)).toEqual([]);
  expect(said(text.replace(strict, weak))).toHaveLength(1);
});
