import type { Guard } from './guard';

const sharedCache = 'tests/http/sharedCache.test.ts';

/** What keeps a cache from giving one visitor what is another's. */
export const cachingGuards: Guard[] = [
  {
    hazard: 'the wrong language cached for everybody',
    guard: 'what was negotiated is its visitor’s own',
    file: 'shared/caching.ts',
    from: "return decision.negotiated ? 'private, no-store' : 'public, max-age=3600';",
    to: "return 'public, max-age=3600';",
    project: 'http',
    test: sharedCache,
  },
  {
    hazard: 'the wrong language cached for everybody',
    guard: 'what was negotiated says Vary',
    file: 'shared/caching.ts',
    from: "decision.negotiated ? 'Accept-Language' : undefined;",
    to: 'undefined;',
    project: 'http',
    test: sharedCache,
  },
  {
    hazard: 'cache poisoning',
    guard: 'a page reads only the parameters that it declares',
    file: 'shared/declared.ts',
    from: "...(row.takes === 'contact' && readContact(values)),",
    to: "...(row.takes === 'contact' && Object.fromEntries(values)),",
    project: 'http',
    test: 'tests/http/hostile.queries.test.ts',
  },
  {
    hazard: 'accept-language-parser',
    guard: 'white space around q is read',
    file: 'server/request/negotiate.ts',
    from: 'parse(simplify(header))',
    to: 'parse(header)',
    project: 'unit',
    test: 'tests/unit/negotiate.test.ts',
  },
  {
    hazard: 'the query lost or cut',
    guard: 'the query is cut at its first question mark only',
    file: 'shared/path.ts',
    from: "const mark = local.indexOf('?');",
    to: "const mark = local.lastIndexOf('?');",
    project: 'http',
    test: 'tests/http/contract.test.ts',
  },
];
