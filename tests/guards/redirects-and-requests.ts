import type { Guard } from './guard';

const ofRedirects = { project: 'http', test: 'tests/http/hostile.redirects.test.ts' } as const;
const ofAddresses = { project: 'http', test: 'tests/http/hostile.addresses.test.ts' } as const;
const ofHeaders = { project: 'http', test: 'tests/http/hostile.headers.test.ts' } as const;
const ofRequests = { project: 'http', test: 'tests/http/hostile.requests.test.ts' } as const;
const ofTheWire = { project: 'http', test: 'tests/http/hostile.wire.test.ts' } as const;

/** What keeps hostile addresses and requests from doing harm. */
export const guards: readonly Guard[] = [
  {
    hazard: 'A page’s address, spelled so that a browser takes it for another host, leads there.',
    guard: 'The Location of a spelling is made of the page table, and not of what was asked for.',
    file: 'shared/resolve.ts',
    from: 'location: toLocation(canonical, query),',
    to: 'location: path + query,',
    ...ofRedirects,
  },
  {
    hazard: 'A rule leads to wherever its address names.',
    guard: 'The Location of a rule is made of the page table, and not of what was asked for.',
    file: 'shared/resolve.ts',
    from: 'location: toLocation(destination(match, reader.lang), query),',
    to: 'location: path + query,',
    ...ofRedirects,
  },
  {
    hazard: 'A path of the tables that a browser reads as another origin becomes a Location.',
    guard: 'No Location is made of what is no path of this site.',
    file: 'shared/path.ts',
    from: 'if (!/^\\/(?![/\\\\])[\\w\\-./?=&%~]*$/.test(path))',
    to: "if (path === '')",
    project: 'unit',
    test: 'tests/unit/path.test.ts',
  },
  {
    hazard:
      'A slash that a proxy did not see ends a segment: it and the server mean two addresses.',
    guard: 'An encoded slash stays part of its segment.',
    file: 'shared/path.ts',
    from: ".toLowerCase().replaceAll('/', '%2f'));",
    to: '.toLowerCase());',
    ...ofAddresses,
  },
  {
    hazard: 'NUL and line ends in an address reach files, logs and headers.',
    guard: 'An address that hides control characters is refused.',
    file: 'shared/path.ts',
    from: 'segments.some((segment) => controls.test(segment))',
    to: 'segments.some(() => false)',
    ...ofAddresses,
  },
  {
    hazard: 'Names that every object has are found in the page table, and break the page.',
    guard: 'A page is one of the table’s own.',
    file: 'shared/pages.ts',
    from: 'Object.hasOwn(pages, id)',
    to: 'id in pages',
    ...ofAddresses,
  },
  {
    hazard: 'An error tells what the site is made of.',
    guard: 'An error page has its title and its text, and no trace.',
    file: 'client/errors/ErrorDocument.tsx',
    from: '<p className="lead">{text}</p>',
    to: '<p className="lead">{new Error(text).stack}</p>',
    ...ofAddresses,
  },
  {
    hazard: 'A reader of Portuguese is told in English what went wrong.',
    guard: 'An error is in the reader’s language where the address names none.',
    file: 'shared/resolve.ts',
    from: ': { lang: preferred(), negotiated: true };',
    to: ': { lang: defaultLang, negotiated: true };',
    ...ofAddresses,
  },
  {
    hazard: 'Who reads the Portuguese pages is told in English what went wrong.',
    guard: 'An error is in the language that the address names.',
    file: 'shared/resolve.ts',
    from: 'prefixed ? { lang: prefix, negotiated: false }',
    to: 'prefixed ? { lang: preferred(), negotiated: false }',
    ...ofAddresses,
  },
  {
    hazard: 'A cache gives everybody an answer in one reader’s language.',
    guard: 'What depends on Accept-Language says so.',
    file: 'shared/caching.ts',
    from: "decision.negotiated ? 'Accept-Language' : undefined",
    to: 'undefined',
    ...ofAddresses,
  },
  {
    hazard: 'An address of any length is taken apart, and its Location is as long.',
    guard: 'An address beyond 8,000 octets is answered 414.',
    file: 'shared/resolve.ts',
    from: 'if (target.length > maxTargetLength)',
    to: 'if (target.length > 1e9)',
    ...ofRequests,
  },
  {
    hazard: 'An answer that takes long to find makes everybody wait.',
    guard: 'Nothing waits on the way to an answer: this one does for 60 ms.',
    file: 'server/middleware/answerErrors.ts',
    from: "if (decision?.kind !== 'error') return next();",
    to: `if (decision?.kind !== 'error') return next();
    if (decision.status === 414) await new Promise((done) => setTimeout(done, 60));`,
    ...ofRequests,
  },
  {
    hazard: 'A client does not learn which methods there are.',
    guard: 'A 405 names them.',
    file: 'server/middleware/answerErrors.ts',
    from: "if (decision.status === 405) response.set('Allow', methods.join(', '));",
    to: '',
    ...ofRequests,
  },
  {
    hazard:
      'Two servers read two hosts out of one request, and a cache keeps the answer for the wrong one.',
    guard: 'A Host that is sent twice, or is none, is refused.',
    file: 'server/request/decide.ts',
    from: 'if (hasBadHost(request))',
    to: 'if (hasBadHost(request) && target === undefined)',
    ...ofHeaders,
  },
  {
    hazard: 'A second Host hides behind 2,000 other headers.',
    guard: 'All headers are seen.',
    file: 'server/serve.ts',
    from: 'server.maxHeadersCount = 0;',
    to: '',
    ...ofHeaders,
  },
  {
    hazard: 'A request without Host is refused without a word that its reader could read.',
    guard: 'The application answers it.',
    file: 'server/serve.ts',
    from: 'requireHostHeader: false,',
    to: '',
    ...ofHeaders,
  },
  {
    hazard: 'A request’s own id forges a line of the log, or a header.',
    guard: 'An id that somebody brings is kept in one form only.',
    file: 'server/request/id.ts',
    from: 'validId.test(inbound) ? inbound',
    to: 'inbound.length > 0 ? inbound',
    ...ofHeaders,
  },
  {
    hazard: 'A cache keeps what the parser refused, and gives it to everybody.',
    guard: 'A refusal says that nobody may keep it.',
    file: 'server/refuse.ts',
    from: "'Cache-Control': 'no-store',",
    to: '',
    ...ofTheWire,
  },
  {
    hazard:
      'A refusal arrives before the answers that were asked for earlier, as if it were theirs.',
    guard: 'It waits until the connection is in the middle of no answer.',
    file: 'server/refuse.ts',
    from: 'whenQuiet(socket, () => end(socket, answered ? undefined : write(status)));',
    to: 'end(socket, answered ? undefined : write(status));',
    ...ofTheWire,
  },
  {
    hazard: 'A broken body has a second answer, which a proxy gives to the next reader.',
    guard: 'A request that brings a body is remembered, and answered once.',
    file: 'server/answers/ahead.ts',
    from: 'noteBody(request);',
    to: '',
    ...ofTheWire,
  },
  {
    hazard: 'One connection asks for thousands of answers at once, and reads none.',
    guard: 'Only so many may wait.',
    file: 'server/answers/owed.ts',
    from: 'if (count > mostOwed)',
    to: 'if (count > 1e9)',
    ...ofTheWire,
  },
];
