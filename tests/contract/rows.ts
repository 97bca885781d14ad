import { englishPages, portuguesePages } from './pageRows';

/** Proxies of deploy/ that refuse some requests themselves. */
export const proxies = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxies)[number];

/** What every address answers, by hand from the specification: a row that fails means that a promise has changed. */
export type Row = {
  /** What is special about the row, where its path does not say so. */
  name?: string;
  /** GET where nothing is said. */
  method?: string;
  /** The request target, sent as it stands. */
  path: string;
  /** None is sent where nothing is said. */
  acceptLanguage?: string;
  status: number;
  location?: string;
  /** The rule that decides, by the name that `npm run explain` and the log give it. */
  rule: string;
  /** `lang` of the document. */
  lang?: 'en' | 'pt-BR';
  cacheControl?: string;
  /** A field that Vary has to name; `''` where the answer must not depend on the language header. */
  vary?: 'Accept-Language' | '';
  /** Proxies that answer it with a 400 of their own; it never reaches the site then. */
  refusedBy?: readonly ProxyName[];
};

/** The answer of `/`: one visitor's, stored by nobody. */
const rootRedirect = {
  path: '/',
  status: 302,
  rule: '/',
  cacheControl: 'private, no-store',
  vary: 'Accept-Language',
} as const;
const toEn = { ...rootRedirect, location: '/en' } as const;
const toPt = { ...rootRedirect, location: '/pt' } as const;

/** A redirect that is the same for everybody, remembered for an hour. */
const permanent = { status: 301, cacheControl: 'public, max-age=3600', vary: '' } as const;
/** A redirect to the one spelling of an address. */
const spelling = { ...permanent, rule: 'spelling' } as const;
/** A page at an address of its own. */
const page = {
  status: 200,
  rule: 'page',
  cacheControl: 'public, max-age=1, stale-while-revalidate=600, no-transform',
  vary: '',
} as const;
/** A bilingual page at its bare address: in the visitor's language, asked for again by everybody. */
const negotiated = {
  path: '/privacy-policy',
  status: 200,
  rule: 'page',
  cacheControl: 'private, no-cache, no-transform',
  vary: 'Accept-Language',
} as const;
const refused = { cacheControl: 'no-store' } as const;
const missing = { ...refused, status: 404, rule: 'not-found' } as const;
const missingEn = { ...missing, lang: 'en', vary: '' } as const;
const missingPt = { ...missing, lang: 'pt-BR', vary: '' } as const;
const broken = { ...refused, status: 400, rule: 'encoding' } as const;
/** `%` without two digits, which both proxies refuse. */
const malformed = { ...broken, refusedBy: proxies } as const;
/** An encoded NUL, which nginx refuses. */
const nul = { ...broken, refusedBy: ['nginx'] } as const;
const notAllowed = { ...refused, status: 405, rule: 'method' } as const;
const tooLong = { ...refused, status: 414, rule: 'length' } as const;

/** What `/` answers to these headers. */
const en = (...headers: string[]) => headers.map((acceptLanguage) => ({ ...toEn, acceptLanguage }));
const pt = (...headers: string[]) => headers.map((acceptLanguage) => ({ ...toPt, acceptLanguage }));

/** What one rule redirects: `path -> location`, a line each. */
export const redirects =
  (rule: string) =>
  (lines: string): Row[] =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [path = '', location = ''] = line.trim().split(' -> ');
        return { ...permanent, rule, path, location };
      });

const words = (text: string) => text.trim().split(/\s+/);

/** Many of one kind. */
const rowsFor =
  (kind: Omit<Row, 'path'>) =>
  (paths: string): Row[] =>
    words(paths).map((path) => ({ ...kind, path }));
const pageInEn = rowsFor({ ...page, lang: 'en' });
const pageInPt = rowsFor({ ...page, lang: 'pt-BR' });
/** Addresses of a rule that says 410, with the `lang` of their error page. */
export const gone = (rule: string, lang: 'en' | 'pt-BR') =>
  rowsFor({ ...refused, status: 410, rule, lang });
const none = rowsFor({ ...missing, lang: 'en' });
const noneEn = rowsFor(missingEn);
const nonePt = rowsFor(missingPt);
const unreadable = rowsFor({ ...broken, lang: 'en' });

/** Which home page `/` leads to, by what the visitor's browser says. */
const rootRows: readonly Row[] = [
  { ...toEn, name: 'no header' },
  ...en('', '*', 'en'),
  { ...toPt, acceptLanguage: 'pt' },
  // Regional tags count for their language, look-alikes do not.
  ...pt('pt-BR', 'pt-PT', 'pt-Latn-BR', 'enx, pt;q=0.1'),
  ...en('en-GB', 'ptx', 'ptx-BR', 'x-pt', 'i-pt'),
  // As browsers send it.
  ...pt('pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'gl, es;q=0.9, pt;q=0.8, en;q=0.7'),
  ...pt('fr-CH, fr;q=0.9, pt;q=0.3, *;q=0.1', 'de, pt;q=0.5', 'en-US;q=0.3, pt-BR;q=0.7'),
  ...en('en-US,en;q=0.9,pt-BR;q=0.8,pt;q=0.7', 'en-US,en;q=0.5', 'de, fr;q=0.5'),
  // Equal weights: the first named.
  ...en('en, pt', 'en;q=0.5, pt;q=0.5'),
  ...pt('pt, en', 'pt;q=0.5, en;q=0.5', 'pt-PT, en-US, pt-BR'),
  // Not wanted.
  ...en('pt;q=0', 'pt;q=0.000', 'pt;q=0, *', 'en;q=0, pt;q=0', '*;q=0'),
  ...pt('en;q=0, *', 'en;q=0, *;q=0.5', 'pt, en;q=0', 'pt-BR;q=0, pt;q=0.5'),
  // The wildcard speaks for what nobody named.
  { ...toEn, acceptLanguage: '*, pt;q=0.5' },
  ...pt('*;q=0.5, pt', '*;q=0.5, pt;q=0.5', '*;q=0.8, en;q=0.5'),
  // White space and capitals.
  ...pt('en ; q=0.5 , pt ; q=0.9', 'en; q=0.8, pt', 'pt\t;\tq=0.9,\ten;q=0.1', 'PT-br'),
  ...pt('EN;Q=0.1, PT;Q=0.2', ', ,pt'),
  // The ends of the scale.
  ...pt('pt;q=0.001', 'pt;q=1.000, en;q=0.999', 'en;q=0.999, pt;q=1.'),
  // Rubbish.
  ...en('pt;q=1.5', 'pt;q=0.0001', 'pt;q=-1', 'pt;q=.5', 'pt;q=', 'pt;q=abc', 'pt;level=1'),
  ...en('pt-', 'pt_BR', 'p t', 'portuguese', ';;;,,,===', '__proto__, constructor, toString'),
  { ...toPt, acceptLanguage: 'pt;q=1.5, pt;q=0.2, en;q=0.1' },
  // Length.
  { ...toPt, name: '10 kB, Portuguese first', acceptLanguage: `pt, ${'de, '.repeat(2500)}de` },
  { ...toEn, name: '10 kB without us', acceptLanguage: 'de-DE;q=0.5, '.repeat(800) },
  { ...toEn, name: 'one tag of 8 kB', acceptLanguage: 'p'.repeat(8000) },
  // Queries and spellings of the root.
  { ...toEn, path: '/?utm_source=news', location: '/en?utm_source=news' },
  { ...toPt, acceptLanguage: 'pt', path: '/?a=1&a=2', location: '/pt?a=1&a=2' },
  { ...toEn, path: '/?', location: '/en?' },
  { ...toEn, path: '/?lang=pt', location: '/en?lang=pt', name: 'the parameter is no preference' },
  { ...toPt, path: '//', acceptLanguage: 'pt' },
  { ...toEn, path: '///?a=%2F', location: '/en?a=%2F' },
  { ...toPt, method: 'HEAD', acceptLanguage: 'pt-BR' },
];

/** Each rule in each language, with and without a query. */
const ruleRows: readonly Row[] = [
  ...redirects('/{lang}/products')(`
    /en/products -> /en
    /en/products?a=1 -> /en?a=1
    /pt/products -> /pt
    /pt/products?a=1 -> /pt?a=1`),
  ...redirects('/{lang}/services')(`
    /en/services -> /en
    /en/services?a=1 -> /en?a=1
    /pt/services -> /pt
    /pt/services?a=1 -> /pt?a=1`),
  ...redirects('/{lang}/about')(`
    /en/about -> /en
    /en/about?a=1 -> /en?a=1
    /pt/about -> /pt
    /pt/about?a=1 -> /pt?a=1`),
  ...redirects('/{lang}/products/{id}')(`
    /en/products/telegram-manager -> /en
    /en/products/telegram-manager?a=1 -> /en?a=1
    /pt/products/telegram-manager -> /pt
    /pt/products/x -> /pt`),
  {
    ...permanent,
    path: '/pt/products/ocr-document-pro?a=1',
    location: '/pt?a=1',
    rule: '/{lang}/products/{id}',
    name: 'Portuguese product pages have addresses of their own',
  },
  ...redirects('/{lang}/services/{id}')(`
    /en/services/unknown -> /en
    /en/services/x?a=1 -> /en?a=1
    /pt/services/ai-consulting -> /pt
    /pt/services/ai-agents -> /pt
    /pt/services/data-engineering -> /pt
    /pt/services/process-automation -> /pt
    /pt/services/website-development -> /pt
    /pt/services/landing-page-advogados?a=1 -> /pt?a=1`),
  ...redirects('/en/tools/{id}')(`
    /en/tools/ocr-document-pro -> /en/products/ocr-document-pro
    /en/tools/nfse-extraction -> /en/products/nfse-extraction
    /en/tools/invoice-extraction -> /en/products/invoice-extraction
    /en/tools/barcode-extractor -> /en/products/barcode-extractor
    /en/tools/lead-capture-tool -> /en/services/lead-capture-tool
    /en/tools/ai-extractor-api -> /en/services/ai-extractor-api
    /en/tools/affiliate-link-generator -> /en/services/affiliate-link-generator
    /en/tools/unknown -> /en
    /en/tools/unknown?a=1 -> /en?a=1
    /en/tools/restauracao-fotos -> /en
    /en/tools/photo-restoration -> /en`),
  ...redirects('/pt/tools/{id}')(`
    /pt/tools/restauracao-fotos -> /pt
    /pt/tools/barcode-extractor -> /pt
    /pt/tools/invoice-extraction -> /pt
    /pt/tools/nfse-extraction -> /pt
    /pt/tools/affiliate-link-generator -> /pt
    /pt/tools/lead-capture-tool -> /pt
    /pt/tools/ocr-document-pro -> /pt
    /pt/tools/ai-extractor-api?a=1 -> /pt?a=1`),
  // Names that objects have by nature are ids like any other.
  ...redirects('/{lang}/products/{id}')('/en/products/__proto__ -> /en'),
  ...redirects('/{lang}/services/{id}')('/pt/services/constructor -> /pt'),
  ...redirects('/en/tools/{id}')(`
    /en/tools/toString -> /en
    /en/tools/__proto__ -> /en
    /en/tools/home -> /en`),
  // An id is any one segment, whatever stands in it.
  ...redirects('/{lang}/products/{id}')(`
    /en/products/a%2Fb -> /en
    /en/products/%E2%9C%93 -> /en`),
  ...redirects('/pt/tools/{id}')('/pt/tools/caf%C3%A9 -> /pt'),
  // The visitor's own preference has no say where the address names a language.
  {
    ...permanent,
    path: '/en/products',
    acceptLanguage: 'pt',
    location: '/en',
    rule: '/{lang}/products',
  },
  { ...permanent, path: '/pt/about', acceptLanguage: 'en', location: '/pt', rule: '/{lang}/about' },
  { ...permanent, method: 'HEAD', path: '/en/products', location: '/en', rule: '/{lang}/products' },
];

const kept = { ...permanent, rule: '/{lang}/products' } as const;

/** As long as `/en/products?q=` lets an address be that is decided: proxies have limits of their own for a head. */
const longValue = 'a'.repeat(7_985);

/** The query of a redirected address, byte for byte. */
const queryRows: readonly Row[] = [
  { ...kept, path: '/en/products?', location: '/en?', name: 'a `?` alone' },
  ...redirects('/{lang}/products')(`
    /en/products?? -> /en??
    /en/products?q=a%C3%A7%C3%A3o -> /en?q=a%C3%A7%C3%A3o
    /en/products?q=% -> /en?q=%
    /en/products?q=%2f%2F%5c -> /en?q=%2f%2F%5c
    /en/products?a+b=c+d%20e -> /en?a+b=c+d%20e
    /en/products?=&&= -> /en?=&&=
    /en/products?a=b=c;d=e -> /en?a=b=c;d=e
    /en/products?UTM_Source=News -> /en?UTM_Source=News
    /en/products?a[]=1&a[b]=2 -> /en?a[]=1&a[b]=2
    /en/products?q="<x>" -> /en?q="<x>"
    /en/products?next=//evil.com -> /en?next=//evil.com
    /en/products?a=%0d%0aX:1 -> /en?a=%0d%0aX:1
    /pt/products?lang=en -> /pt?lang=en
    /en/products?sourcePage=%2Fen&plan=x -> /en?sourcePage=%2Fen&plan=x`),
  {
    ...kept,
    path: `/en/products?q=${longValue}`,
    location: `/en?q=${longValue}`,
    name: 'a query of 8 kB',
  },
  { ...kept, path: '/en/products?a=1&a=2&a=1', location: '/en?a=1&a=2&a=1', name: 'repeated keys' },
  { ...kept, path: '/en/products?a=1%26b=2', location: '/en?a=1%26b=2', name: 'an encoded &' },
  { ...kept, path: '/en/products?a=1?b=2', location: '/en?a=1?b=2', name: 'a second `?`' },
  { ...kept, path: '/en/products?q=%zz', location: '/en?q=%zz', name: 'broken encoding' },
  { ...kept, path: "/en/products?q='|^`{}", location: "/en?q='|^`{}" },
];

const imageApi = { ...permanent, rule: '/{lang}/nano-banana-api' } as const;

/** Rules of single addresses. The image API has one address; the prefix becomes its parameter, which comes first. */
const singleRows: readonly Row[] = [
  ...redirects('/pt/precos')(`
    /pt/precos -> /pt#products
    /PT//Precos/?utm=a%26b&x? -> /pt?utm=a%26b&x?#products`),
  { ...missingPt, path: '/pt/precos/x' },
  { ...missingEn, path: '/en/precos' },
  ...redirects('/{lang}/nano-banana-api')(`
    /en/nano-banana-api -> /nano-banana-api?lang=en
    /pt/nano-banana-api -> /nano-banana-api?lang=pt
    /en/nano-banana-api?a=1 -> /nano-banana-api?lang=en&a=1
    /pt/nano-banana-api?a=1&a=2 -> /nano-banana-api?lang=pt&a=1&a=2
    /en/nano-banana-api?a=1?b -> /nano-banana-api?lang=en&a=1?b
    /en/nano-banana-api? -> /nano-banana-api?lang=en
    /PT/Nano-Banana-API/ -> /nano-banana-api?lang=pt`),
  {
    ...imageApi,
    path: '/en/nano-banana-api?lang=pt',
    location: '/nano-banana-api?lang=en&lang=pt',
    name: 'the rule’s language wins',
  },
];

/** One address a page: every other spelling goes there in one hop. */
const spellingRows: readonly Row[] = [
  ...redirects('spelling')(`
    /en/ -> /en
    /pt/ -> /pt
    /EN -> /en
    /Pt/ -> /pt
    //en -> /en
    /en// -> /en
    /%65n -> /en
    /%50%54 -> /pt
    /en/? -> /en?
    /en/?a=1&a=2 -> /en?a=1&a=2
    /en/contact/ -> /en/contact
    /EN/CONTACT -> /en/contact
    /en//contact -> /en/contact
    ///en///contact/// -> /en/contact
    /en/cont%61ct -> /en/contact
    /en/contact/?sourcePage=%2Fen -> /en/contact?sourcePage=%2Fen
    /pt//Contact/?a=1?b -> /pt/contact?a=1?b
    /privacy-policy/ -> /privacy-policy
    /Privacy-Policy?lang=pt -> /privacy-policy?lang=pt
    //privacy%2Dpolicy//?lang=en -> /privacy-policy?lang=en
    /pt/Restauracao-Fotos-Antigas-IA?a=1 -> /pt/restauracao-fotos-antigas-ia?a=1`),
  { ...spelling, path: '/en/', acceptLanguage: 'pt', location: '/en' },
  { ...spelling, method: 'HEAD', path: '/EN/contact/', location: '/en/contact' },
  {
    ...spelling,
    path: '/Landing-Page-Arquitetura/',
    acceptLanguage: 'en',
    location: '/landing-page-arquitetura',
  },
  // A rule is applied in the same hop.
  ...redirects('/{lang}/products')(`
    /en/products/ -> /en
    /EN/Products/?a=1 -> /en?a=1
    /en/products// -> /en`),
  ...redirects('/{lang}/services')(`
    //pt//services// -> /pt
    /pt/%73ervices -> /pt`),
  ...redirects('/{lang}/about')('/PT/ABOUT -> /pt'),
  ...redirects('/{lang}/products/{id}')('/En/Products/X/ -> /en'),
  ...redirects('/{lang}/services/{id}')('/en//services//x -> /en'),
  ...redirects('/en/tools/{id}')('/EN/tools/Unknown/ -> /en'),
  ...redirects('/pt/tools/{id}')('/pt/T%4F%4FLS/x -> /pt'),
];

/** Addresses that are read: every page by its own, and what else leads to one. */
const pageRows: readonly Row[] = [
  ...pageInEn(englishPages.join(' ')),
  ...pageInPt(portuguesePages.join(' ')),
  ...pageInEn(`
    /en? /en?utm_source=x&lang=pt /en/contact?sourcePage=%2Fen
    /en/contact?sourcePage=unknown&plan=%zz`),
  ...pageInPt(`
    /pt/contact?sourcePage=ocr-document-pro&plano=Basic
    /pt/contact?subject=Site%20para%20Advogados /whatsapp-redirect-achadinhos?lang=en
    /pt/contact?sourcePage=landing-page-eventos&plano=Premium`),
  { ...page, path: '/en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/pt', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, method: 'HEAD', path: '/en' },
  { ...page, path: '/pt/landing-page-eventos-inscricoes', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/whatsapp-redirect-achadinhos', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/landing-page-arquitetura', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...negotiated, path: '/nano-banana-api', lang: 'en' },
  { ...negotiated, path: '/nano-banana-api', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...negotiated, path: '/nano-banana-api?utm=x', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...page, path: '/nano-banana-api?lang=en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/nano-banana-api?lang=en&lang=pt', lang: 'en' },
  // The policy: its bare address is negotiated, each `?lang=` address is its own.
  { ...negotiated, lang: 'en' },
  { ...negotiated, acceptLanguage: 'pt-BR', lang: 'pt-BR' },
  { ...negotiated, acceptLanguage: 'en;q=0, *', lang: 'pt-BR' },
  { ...negotiated, acceptLanguage: 'de', lang: 'en' },
  { ...negotiated, path: '/privacy-policy?', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...negotiated, path: '/privacy-policy?utm=x', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...negotiated, path: '/privacy-policy?lang=xx', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...negotiated, path: '/privacy-policy?lang=', lang: 'en' },
  { ...negotiated, path: '/privacy-policy?lang=PT', lang: 'en' },
  { ...negotiated, path: '/privacy-policy?LANG=pt', lang: 'en' },
  { ...negotiated, path: '/privacy-policy?xlang=pt', lang: 'en' },
  ...pageInPt('/privacy-policy?utm=x&lang=pt /privacy-policy?l%61ng=p%74'),
  { ...page, path: '/privacy-policy?lang=en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/privacy-policy?lang=pt', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/privacy-policy?lang=pt&lang=en', lang: 'pt-BR', name: 'the first counts' },
];

/** Addresses that nothing has. */
const missingRows: readonly Row[] = [
  { ...missing, path: '/nothing', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/nothing', acceptLanguage: 'pt', lang: 'pt-BR', vary: 'Accept-Language' },
  { ...missing, path: '/nothing?lang=pt', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/ptx', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/de', acceptLanguage: 'de', lang: 'en', vary: 'Accept-Language' },
  // What is offered in Portuguese has no English address.
  ...noneEn(`
    /en/landing-page-eventos-inscricoes /en/restauracao-fotos-antigas-ia /en/nothing
    /en/contact/x /en/privacy-policy`),
  ...nonePt(`
    /pt/landing-page-arquitetura /pt/whatsapp-redirect-achadinhos /pt/nothing /pt/nothing?a=1
    /pt/privacy-policy`),
  ...none('/products /services /about /index.html /privacy-policy/en'),
  { ...missing, path: '/contact', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...missingEn, path: '/en/nothing', acceptLanguage: 'pt' },
  { ...missingPt, path: '/pt/nothing', acceptLanguage: 'en' },
  { ...missingEn, path: '/EN/Nothing/', name: 'no spelling is set right where nothing is' },
  // `{id}` is exactly one segment.
  ...noneEn(`
    /en/products/a/b /en/services/a/b /en/tools/a/b /en/tools /en/about/x
    /en/nano-banana-api/x`),
  ...nonePt('/pt/products/a/b /pt/services/a/b/c /pt/tools/a/b /pt/tools /pt/tools/'),
  { ...missing, path: '/de/products', lang: 'en' },
  // A slash, a dot or a backslash that is written otherwise makes no segments.
  ...none('/en%2Fcontact //evil.com /__proto__'),
  ...noneEn('/en/contact%2F /en/./contact /en/%2e%2e/pt /en/constructor'),
  { ...missing, path: '/en\\contact', lang: 'en' },
  { ...missing, path: '/\\evil.com', lang: 'en' },
  { ...missing, method: 'HEAD', path: '/nothing' },
  { ...missing, name: 'exactly 8,000 octets', path: `/${'a'.repeat(7999)}`, lang: 'en' },
];

/** What an API reads and answers with, to try it: in both languages the same response. */
const file = { status: 200, cacheControl: 'public, max-age=3600', vary: '' } as const;
const sampleRows: readonly Row[] = [
  ...words(`
    /samples/en/nfse-1042.pdf /samples/pt/nfse-1042.pdf /samples/nfse-1042.json
    /samples/en/invoice-0318.pdf /samples/pt/invoice-0318.pdf /samples/invoice-0318.json
    /samples/en/delivery-1042.pdf /samples/pt/delivery-1042.pdf /samples/delivery-1042.json`).map(
    (path) => ({ ...file, path, rule: path }),
  ),
  { ...file, path: '/samples/nfse-1042.json?utm_source=x', rule: '/samples/nfse-1042.json' },
  { ...missingEn, path: '/samples', vary: 'Accept-Language' },
  { ...missingEn, path: '/samples/nfse-1042.pdf', vary: 'Accept-Language' },
  { ...missingEn, path: '/samples/en/nfse-1042.json', vary: 'Accept-Language' },
  { ...missingPt, path: '/pt/samples/nfse-1042.json' },
];

/** Requests that are refused. */
const refusedRows: readonly Row[] = [
  ...unreadable('/%c0%af /%09/evil.com /%0d%0aSet-Cookie:x /en/products/%7f'),
  { ...malformed, path: '/%zz', lang: 'en' },
  { ...nul, path: '/%00', lang: 'en' },
  { ...nul, path: '/en/contact%00', lang: 'en' },
  { ...malformed, path: '/%', acceptLanguage: 'pt', lang: 'pt-BR', vary: 'Accept-Language' },
  { ...malformed, path: '/en/%', lang: 'en', vary: '' },
  { ...malformed, path: '/en/%zz', acceptLanguage: 'pt', lang: 'en', vary: '' },
  { ...broken, path: '/pt/%c3%28', lang: 'pt-BR', vary: '' },
  { ...nul, path: '/pt/products/%00', lang: 'pt-BR' },
  { ...notAllowed, method: 'POST', path: '/en', lang: 'en', vary: '' },
  { ...notAllowed, method: 'POST', path: '/pt/contact', lang: 'pt-BR', vary: '' },
  { ...notAllowed, method: 'PUT', path: '/', lang: 'en', vary: 'Accept-Language' },
  { ...notAllowed, method: 'DELETE', path: '/', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...notAllowed, method: 'PATCH', path: '/en/products', lang: 'en' },
  { ...notAllowed, method: 'OPTIONS', path: '/pt', lang: 'pt-BR' },
  { ...notAllowed, method: 'POST', path: '/nothing', lang: 'en' },
  { ...notAllowed, method: 'POST', path: '/privacy-policy?lang=pt', lang: 'en' },
  { ...tooLong, name: '8,001 octets', path: `/${'a'.repeat(8000)}`, lang: 'en' },
  { ...tooLong, name: 'a long query', path: `/pt?q=${'a'.repeat(8000)}`, lang: 'pt-BR' },
  { ...tooLong, name: '16 kB', path: `/en/${'a'.repeat(16_000)}`, lang: 'en' },
];

export const rows: readonly Row[] = [
  ...rootRows,
  ...ruleRows,
  ...queryRows,
  ...singleRows,
  ...spellingRows,
  ...pageRows,
  ...sampleRows,
  ...missingRows,
  ...refusedRows,
];
