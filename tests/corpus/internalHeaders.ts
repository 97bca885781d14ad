import { changesNothing, eachChangesNothing } from './changesNothing';
import { fields, type Kind } from './row';

/** Headers by which frameworks, proxies and platforms talk to themselves. */
const internal: [string, string][] = [
  ...fields(`
  x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware
  x-middleware-prefetch: 1 | x-middleware-rewrite: /nothing | x-middleware-invoke: 1
  x-middleware-next: 1 | x-middleware-set-cookie: x=1 | x-nextjs-data: 1 | x-next-locale: pt
  x-next-cache-tags: x | x-invoke-path: /nothing | x-invoke-status: 500
  x-invoke-error: {"message":"x"} | x-matched-path: /nothing | x-now-route-matches: 1=nothing
  x-prerender-revalidate: 1 | x-prerender-bypass: 1 | rsc: 1 | next-action: x
  next-url: /nothing | next-router-prefetch: 1 | next-router-state-tree: []
  x-react-router-spa-mode: yes | x-react-router-prerender-data: [] | x-remix-response: yes
  x-remix-redirect: //evil.com | x-sveltekit-action: true | x-sveltekit-invalidated: 1
  x-nuxt-no-ssr: 1 | x-nitro-prerender: /nothing | x-astro-path: /nothing | x-astro-locals: {}
  x-gatsby-cache: x | x-rewrite-url: /nothing | x-original-url: /nothing
  x-original-uri: /nothing | x-request-uri: /nothing | x-accel-redirect: /nothing
  x-sendfile: /etc/passwd | x-http-method: POST | x-http-method-override: DELETE
  x-method-override: PUT | x-requested-with: XMLHttpRequest | x-forwarded-user: admin
  x-remote-user: admin | x-custom-ip-authorization: 127.0.0.1 | x-debug: 1 | x-test: 1
  x-lang: pt | x-locale: pt | content-language: pt | accept: application/json
  accept: text/x-component | accept-charset: utf-7 | content-type: application/json
  authorization: Bearer x | proxy-authorization: Basic eDp5
  cookie: NEXT_LOCALE=pt; lang=pt; i18next=pt | range: bytes=0-10 | if-range: "x"
  if-match: "x" | if-unmodified-since: Thu, 01 Jan 1970 00:00:00 GMT
  if-modified-since: Fri, 01 Jan 2100 00:00:00 GMT | origin: https://evil.com | origin: null
  access-control-request-method: DELETE | purpose: prefetch | sec-purpose: prefetch;prerender
  save-data: on | user-agent: Googlebot/2.1 | referer: https://evil.com/pt | max-forwards: 0
  te: trailers | trailer: x | upgrade-insecure-requests: 1 | surrogate-capability: x="ESI/1.0"
  prefer: respond-async | proxy: http://evil.com | early-data: 1
  http2-settings: AAMAAABkAARAAAAAAAIAAAAA | upgrade: h2c | upgrade: websocket`),
];

export const internalHeaders: Kind = {
  name: 'no header switches the server’s behaviour',
  rows: [
    ...eachChangesNothing(internal),
    ...changesNothing(
      'all of them at once',
      ...internal
        .filter(([name]) => name !== 'upgrade')
        .map(([name, value]) => `${name}: ${value}`),
    ),
  ],
};
