import fc from 'fast-check';

/** Methods that a parser of HTTP knows. CONNECT is none of them: it is for proxies, and ends the connection. */
export const method: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('HEAD') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'),
  },
);

/** The same, and names of no method. */
export const anyMethod: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'get', '', '__proto__'),
  fc.string(),
);
