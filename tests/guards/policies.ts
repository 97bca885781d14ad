import type { Guard } from './guard';

const policy = { project: 'http', test: 'tests/http/hostile.policy.test.ts' } as const;
const judge = { project: 'http', test: 'tests/http/hostile.policy.judge.test.ts' } as const;
const privacy = { project: 'http', test: 'tests/http/log.privacy.test.ts' } as const;

/** What browsers are told to refuse, and what the log must not hold. */
export const policyGuards: Guard[] = [
  {
    hazard: 'a weak policy',
    guard: 'scripts come from files of this site',
    file: 'server/middleware/securityHeaders.ts',
    from: `scriptSrc: ["'self'"],`,
    to: `scriptSrc: ["'self'", "'unsafe-inline'"],`,
    ...judge,
  },
  {
    hazard: 'a weak policy',
    guard: 'no string becomes markup or script',
    file: 'server/middleware/securityHeaders.ts',
    from: `requireTrustedTypesFor: ["'script'"],`,
    to: '',
    project: 'browser',
    test: 'tests/browser/policy.script.test.ts',
  },
  {
    hazard: 'a weak policy',
    guard: 'nobody frames a page',
    file: 'server/middleware/securityHeaders.ts',
    from: `frameAncestors: ["'none'"],`,
    to: '',
    ...policy,
  },
  {
    hazard: 'a weak policy',
    guard: 'the form is sent to WhatsApp only',
    file: 'server/middleware/securityHeaders.ts',
    from: 'formAction: [...formHops],',
    to: '',
    project: 'browser',
    test: 'tests/browser/policy.hops.test.ts',
  },
  {
    hazard: 'a weak policy',
    guard: 'HSTS is for https only',
    file: 'server/middleware/securityHeaders.ts',
    from: 'strictTransportSecurity: secure &&',
    to: 'strictTransportSecurity: true &&',
    ...policy,
  },
  {
    hazard: 'JSON in a script element',
    guard: 'no value ends the data block',
    file: 'client/boot.ts',
    from: "JSON.stringify(boot).replaceAll('<', '\\\\u003c');",
    to: 'JSON.stringify(boot);',
    ...policy,
  },
  {
    hazard: 'a strict policy broken by the framework',
    guard: 'what comes later is made link by link, not of a string',
    file: 'client/later.ts',
    from: "const link = document.createElement('link');",
    to: "const link = document.createElement('link');\n        link.innerHTML = '<b></b>';",
    project: 'browser',
    test: 'tests/browser/later.test.ts',
  },
  {
    hazard: 'what a visitor typed, in the log',
    guard: 'a line has the path without its query',
    file: 'server/log/answerLine.ts',
    from: 'path: splitTarget(url).path.slice(0, 300)',
    to: 'path: url.slice(0, 300)',
    ...privacy,
  },
  {
    hazard: 'what a visitor typed, in the log',
    guard: 'an id from outside cannot forge a line',
    file: 'server/request/id.ts',
    from: "typeof inbound === 'string' && validId.test(inbound)",
    to: "typeof inbound === 'string'",
    ...privacy,
  },
];
