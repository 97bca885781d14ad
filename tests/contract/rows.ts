/**
 * What every address answers, written by hand from the specification and the readings of it. Nothing
 * here is computed from the page table or the rule table: a row that fails means that a promise has
 * changed, and somebody has to say whether it should have.
 */
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
};

/** The answer of `/`: one visitor's, stored by nobody. */
const chosen = {
  path: '/',
  status: 302,
  rule: '/',
  cacheControl: 'private, no-store',
  vary: 'Accept-Language',
} as const;
const toEn = { ...chosen, location: '/en' } as const;
const toPt = { ...chosen, location: '/pt' } as const;

/** A redirect that is the same for everybody, remembered for an hour. */
const moved = { status: 301, cacheControl: 'public, max-age=3600', vary: '' } as const;
/** A redirect to the one spelling of an address. */
const spelling = { ...moved, rule: 'spelling' } as const;
/** A page at an address of its own. */
const page = {
  status: 200,
  rule: 'page',
  cacheControl: 'public, max-age=1, stale-while-revalidate=600',
  vary: '',
} as const;
/** A bilingual page at its bare address: in the visitor's language, asked for again by everybody. */
const negotiated = {
  path: '/privacy-policy',
  status: 200,
  rule: 'page',
  cacheControl: 'private, no-cache',
  vary: 'Accept-Language',
} as const;
const refused = { cacheControl: 'no-store' } as const;
const missing = { ...refused, status: 404, rule: 'not-found' } as const;
const missingEn = { ...missing, lang: 'en', vary: '' } as const;
const missingPt = { ...missing, lang: 'pt-BR', vary: '' } as const;
const broken = { ...refused, status: 400, rule: 'encoding' } as const;
const notAllowed = { ...refused, status: 405, rule: 'method' } as const;
const tooLong = { ...refused, status: 414, rule: 'length' } as const;

/** Which home page `/` leads to, by what the visitor's browser says. */
const rootRows: readonly Row[] = [
  { ...toEn, name: 'no header' },
  { ...toEn, acceptLanguage: '' },
  { ...toEn, acceptLanguage: '*' },
  { ...toEn, acceptLanguage: 'en' },
  { ...toPt, acceptLanguage: 'pt' },
  // Regional tags count for their language, look-alikes do not.
  { ...toPt, acceptLanguage: 'pt-BR' },
  { ...toPt, acceptLanguage: 'pt-PT' },
  { ...toPt, acceptLanguage: 'pt-Latn-BR' },
  { ...toEn, acceptLanguage: 'en-GB' },
  { ...toEn, acceptLanguage: 'ptx' },
  { ...toEn, acceptLanguage: 'ptx-BR' },
  { ...toEn, acceptLanguage: 'x-pt' },
  { ...toEn, acceptLanguage: 'i-pt' },
  { ...toPt, acceptLanguage: 'enx, pt;q=0.1' },
  // As browsers send it.
  { ...toPt, acceptLanguage: 'pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7' },
  { ...toEn, acceptLanguage: 'en-US,en;q=0.9,pt-BR;q=0.8,pt;q=0.7' },
  { ...toEn, acceptLanguage: 'en-US,en;q=0.5' },
  { ...toPt, acceptLanguage: 'gl, es;q=0.9, pt;q=0.8, en;q=0.7' },
  { ...toPt, acceptLanguage: 'fr-CH, fr;q=0.9, pt;q=0.3, *;q=0.1' },
  { ...toEn, acceptLanguage: 'de, fr;q=0.5' },
  { ...toPt, acceptLanguage: 'de, pt;q=0.5' },
  { ...toPt, acceptLanguage: 'en-US;q=0.3, pt-BR;q=0.7' },
  // Equal weights: the first named.
  { ...toEn, acceptLanguage: 'en, pt' },
  { ...toPt, acceptLanguage: 'pt, en' },
  { ...toEn, acceptLanguage: 'en;q=0.5, pt;q=0.5' },
  { ...toPt, acceptLanguage: 'pt;q=0.5, en;q=0.5' },
  { ...toPt, acceptLanguage: 'pt-PT, en-US, pt-BR' },
  // Not wanted.
  { ...toEn, acceptLanguage: 'pt;q=0' },
  { ...toEn, acceptLanguage: 'pt;q=0.000' },
  { ...toEn, acceptLanguage: 'pt;q=0, *' },
  { ...toPt, acceptLanguage: 'en;q=0, *' },
  { ...toPt, acceptLanguage: 'en;q=0, *;q=0.5' },
  { ...toEn, acceptLanguage: 'en;q=0, pt;q=0' },
  { ...toEn, acceptLanguage: '*;q=0' },
  { ...toPt, acceptLanguage: 'pt, en;q=0' },
  { ...toPt, acceptLanguage: 'pt-BR;q=0, pt;q=0.5' },
  // The wildcard speaks for what nobody named.
  { ...toEn, acceptLanguage: '*, pt;q=0.5' },
  { ...toPt, acceptLanguage: '*;q=0.5, pt' },
  { ...toPt, acceptLanguage: '*;q=0.5, pt;q=0.5' },
  { ...toPt, acceptLanguage: '*;q=0.8, en;q=0.5' },
  // White space and capitals.
  { ...toPt, acceptLanguage: 'en ; q=0.5 , pt ; q=0.9' },
  { ...toPt, acceptLanguage: 'en; q=0.8, pt' },
  { ...toPt, acceptLanguage: 'pt\t;\tq=0.9,\ten;q=0.1' },
  { ...toPt, acceptLanguage: 'PT-br' },
  { ...toPt, acceptLanguage: 'EN;Q=0.1, PT;Q=0.2' },
  { ...toPt, acceptLanguage: ', ,pt' },
  // The ends of the scale.
  { ...toPt, acceptLanguage: 'pt;q=0.001' },
  { ...toPt, acceptLanguage: 'pt;q=1.000, en;q=0.999' },
  { ...toPt, acceptLanguage: 'en;q=0.999, pt;q=1.' },
  // Rubbish.
  { ...toEn, acceptLanguage: 'pt;q=1.5' },
  { ...toEn, acceptLanguage: 'pt;q=0.0001' },
  { ...toEn, acceptLanguage: 'pt;q=-1' },
  { ...toEn, acceptLanguage: 'pt;q=.5' },
  { ...toEn, acceptLanguage: 'pt;q=' },
  { ...toEn, acceptLanguage: 'pt;q=abc' },
  { ...toEn, acceptLanguage: 'pt;level=1' },
  { ...toEn, acceptLanguage: 'pt-' },
  { ...toEn, acceptLanguage: 'pt_BR' },
  { ...toEn, acceptLanguage: 'p t' },
  { ...toEn, acceptLanguage: 'portuguese' },
  { ...toEn, acceptLanguage: ';;;,,,===' },
  { ...toEn, acceptLanguage: '__proto__, constructor, toString' },
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
  { ...moved, path: '/en/products', location: '/en', rule: '/{lang}/products' },
  { ...moved, path: '/en/products?a=1', location: '/en?a=1', rule: '/{lang}/products' },
  { ...moved, path: '/pt/products', location: '/pt', rule: '/{lang}/products' },
  { ...moved, path: '/pt/products?a=1', location: '/pt?a=1', rule: '/{lang}/products' },
  { ...moved, path: '/en/services', location: '/en', rule: '/{lang}/services' },
  { ...moved, path: '/en/services?a=1', location: '/en?a=1', rule: '/{lang}/services' },
  { ...moved, path: '/pt/services', location: '/pt', rule: '/{lang}/services' },
  { ...moved, path: '/pt/services?a=1', location: '/pt?a=1', rule: '/{lang}/services' },
  { ...moved, path: '/en/about', location: '/en', rule: '/{lang}/about' },
  { ...moved, path: '/en/about?a=1', location: '/en?a=1', rule: '/{lang}/about' },
  { ...moved, path: '/pt/about', location: '/pt', rule: '/{lang}/about' },
  { ...moved, path: '/pt/about?a=1', location: '/pt?a=1', rule: '/{lang}/about' },
  {
    ...moved,
    path: '/en/products/telegram-manager',
    location: '/en',
    rule: '/{lang}/products/{id}',
  },
  {
    ...moved,
    path: '/en/products/telegram-manager?a=1',
    location: '/en?a=1',
    rule: '/{lang}/products/{id}',
  },
  {
    ...moved,
    path: '/pt/products/telegram-manager',
    location: '/pt',
    rule: '/{lang}/products/{id}',
  },
  {
    ...moved,
    path: '/pt/products/ocr-document-pro?a=1',
    location: '/pt?a=1',
    rule: '/{lang}/products/{id}',
    name: 'Portuguese product pages have addresses of their own',
  },
  { ...moved, path: '/pt/products/x', location: '/pt', rule: '/{lang}/products/{id}' },
  { ...moved, path: '/en/services/unknown', location: '/en', rule: '/{lang}/services/{id}' },
  { ...moved, path: '/en/services/x?a=1', location: '/en?a=1', rule: '/{lang}/services/{id}' },
  { ...moved, path: '/pt/services/ai-consulting', location: '/pt', rule: '/{lang}/services/{id}' },
  { ...moved, path: '/pt/services/ai-agents', location: '/pt', rule: '/{lang}/services/{id}' },
  {
    ...moved,
    path: '/pt/services/data-engineering',
    location: '/pt',
    rule: '/{lang}/services/{id}',
  },
  {
    ...moved,
    path: '/pt/services/process-automation',
    location: '/pt',
    rule: '/{lang}/services/{id}',
  },
  {
    ...moved,
    path: '/pt/services/website-development',
    location: '/pt',
    rule: '/{lang}/services/{id}',
  },
  {
    ...moved,
    path: '/pt/services/landing-page-advogados?a=1',
    location: '/pt?a=1',
    rule: '/{lang}/services/{id}',
  },
  { ...page, path: '/en/products/ocr-document-pro', lang: 'en' },
  { ...page, path: '/pt/ocr-reconhecimento-texto-documentos', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/ocr-document-pro',
    location: '/en/products/ocr-document-pro',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/products/nfse-extraction', lang: 'en' },
  { ...page, path: '/pt/extracao-dados-nfse', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/nfse-extraction',
    location: '/en/products/nfse-extraction',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/products/invoice-extraction', lang: 'en' },
  { ...page, path: '/pt/extrator-notas-fiscais', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/invoice-extraction',
    location: '/en/products/invoice-extraction',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/products/barcode-extractor', lang: 'en' },
  { ...page, path: '/pt/extrator-codigo-barras-qrcode', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/barcode-extractor',
    location: '/en/products/barcode-extractor',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/services/ai-agents', lang: 'en' },
  { ...page, path: '/pt/agentes-inteligencia-artificial', lang: 'pt-BR' },
  { ...page, path: '/en/services/ai-consulting', lang: 'en' },
  { ...page, path: '/pt/consultoria-inteligencia-artificial', lang: 'pt-BR' },
  { ...page, path: '/en/services/website-development', lang: 'en' },
  { ...page, path: '/pt/desenvolvimento-websites-profissionais', lang: 'pt-BR' },
  { ...page, path: '/en/services/process-automation', lang: 'en' },
  { ...page, path: '/pt/automacao-processos-empresariais', lang: 'pt-BR' },
  { ...page, path: '/en/services/data-engineering', lang: 'en' },
  { ...page, path: '/pt/engenharia-dados-analytics', lang: 'pt-BR' },
  { ...page, path: '/en/services/lead-capture-tool', lang: 'en' },
  { ...page, path: '/pt/captura-leads-online', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/lead-capture-tool',
    location: '/en/services/lead-capture-tool',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/services/ai-extractor-api', lang: 'en' },
  { ...page, path: '/pt/api-extracao-dados-ia', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/ai-extractor-api',
    location: '/en/services/ai-extractor-api',
    rule: '/en/tools/{id}',
  },
  { ...page, path: '/en/services/affiliate-link-generator', lang: 'en' },
  { ...page, path: '/pt/gerador-links-afiliados-automatico', lang: 'pt-BR' },
  {
    ...moved,
    path: '/en/tools/affiliate-link-generator',
    location: '/en/services/affiliate-link-generator',
    rule: '/en/tools/{id}',
  },
  { ...moved, path: '/en/tools/unknown', location: '/en', rule: '/en/tools/{id}' },
  { ...moved, path: '/en/tools/unknown?a=1', location: '/en?a=1', rule: '/en/tools/{id}' },
  { ...moved, path: '/en/tools/restauracao-fotos', location: '/en', rule: '/en/tools/{id}' },
  { ...moved, path: '/pt/tools/restauracao-fotos', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/barcode-extractor', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/invoice-extraction', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/nfse-extraction', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/affiliate-link-generator', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/lead-capture-tool', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/ocr-document-pro', location: '/pt', rule: '/pt/tools/{id}' },
  { ...moved, path: '/pt/tools/ai-extractor-api?a=1', location: '/pt?a=1', rule: '/pt/tools/{id}' },
  // Names that objects have by nature are ids like any other.
  { ...moved, path: '/en/products/__proto__', location: '/en', rule: '/{lang}/products/{id}' },
  { ...moved, path: '/pt/services/constructor', location: '/pt', rule: '/{lang}/services/{id}' },
  { ...moved, path: '/en/tools/toString', location: '/en', rule: '/en/tools/{id}' },
  { ...moved, path: '/en/tools/__proto__', location: '/en', rule: '/en/tools/{id}' },
  { ...moved, path: '/en/tools/home', location: '/en', rule: '/en/tools/{id}' },
  // An id is any one segment, whatever stands in it.
  { ...moved, path: '/en/products/a%2Fb', location: '/en', rule: '/{lang}/products/{id}' },
  { ...moved, path: '/en/products/%E2%9C%93', location: '/en', rule: '/{lang}/products/{id}' },
  { ...moved, path: '/pt/tools/caf%C3%A9', location: '/pt', rule: '/pt/tools/{id}' },
  // The visitor's own preference has no say where the address names a language.
  {
    ...moved,
    path: '/en/products',
    acceptLanguage: 'pt',
    location: '/en',
    rule: '/{lang}/products',
  },
  { ...moved, path: '/pt/about', acceptLanguage: 'en', location: '/pt', rule: '/{lang}/about' },
  { ...moved, method: 'HEAD', path: '/en/products', location: '/en', rule: '/{lang}/products' },
];

const kept = { ...moved, rule: '/{lang}/products' } as const;

/** The query of a redirected address, byte for byte. */
const queryRows: readonly Row[] = [
  { ...kept, path: '/en/products?', location: '/en?', name: 'a `?` alone' },
  { ...kept, path: '/en/products??', location: '/en??' },
  { ...kept, path: '/en/products?a=1&a=2&a=1', location: '/en?a=1&a=2&a=1', name: 'repeated keys' },
  { ...kept, path: '/en/products?a=1%26b=2', location: '/en?a=1%26b=2', name: 'an encoded &' },
  { ...kept, path: '/en/products?a=1?b=2', location: '/en?a=1?b=2', name: 'a second `?`' },
  { ...kept, path: '/en/products?q=a%C3%A7%C3%A3o', location: '/en?q=a%C3%A7%C3%A3o' },
  { ...kept, path: '/en/products?q=%zz', location: '/en?q=%zz', name: 'broken encoding' },
  { ...kept, path: '/en/products?q=%', location: '/en?q=%' },
  { ...kept, path: '/en/products?q=%2f%2F%5c', location: '/en?q=%2f%2F%5c' },
  { ...kept, path: '/en/products?a+b=c+d%20e', location: '/en?a+b=c+d%20e' },
  { ...kept, path: '/en/products?=&&=', location: '/en?=&&=' },
  { ...kept, path: '/en/products?a=b=c;d=e', location: '/en?a=b=c;d=e' },
  { ...kept, path: '/en/products?UTM_Source=News', location: '/en?UTM_Source=News' },
  { ...kept, path: '/en/products?a[]=1&a[b]=2', location: '/en?a[]=1&a[b]=2' },
  { ...kept, path: '/en/products?q="<x>"', location: '/en?q="<x>"' },
  { ...kept, path: "/en/products?q='|^`{}", location: "/en?q='|^`{}" },
  { ...kept, path: '/en/products?next=//evil.com', location: '/en?next=//evil.com' },
  { ...kept, path: '/en/products?a=%0d%0aX:1', location: '/en?a=%0d%0aX:1' },
  { ...kept, path: '/pt/products?lang=en', location: '/pt?lang=en' },
  {
    ...kept,
    path: '/en/products?sourcePage=%2Fen&plan=x',
    location: '/en?sourcePage=%2Fen&plan=x',
  },
];

/** A section of the home page: the query stands before the fragment. */
const prices = { ...moved, rule: '/pt/precos' } as const;

const imageApi = { ...moved, rule: '/{lang}/nano-banana-api' } as const;

/** The image API has one address; the prefix becomes its parameter, which comes first. */
const imageApiRows: readonly Row[] = [
  { ...prices, path: '/pt/precos', location: '/pt#products' },
  { ...prices, path: '/PT//Precos/?utm=a%26b&x?', location: '/pt?utm=a%26b&x?#products' },
  { ...missingPt, path: '/pt/precos/x' },
  { ...missingEn, path: '/en/precos' },
  { ...imageApi, path: '/en/nano-banana-api', location: '/nano-banana-api?lang=en' },
  { ...imageApi, path: '/pt/nano-banana-api', location: '/nano-banana-api?lang=pt' },
  { ...imageApi, path: '/en/nano-banana-api?a=1', location: '/nano-banana-api?lang=en&a=1' },
  {
    ...imageApi,
    path: '/pt/nano-banana-api?a=1&a=2',
    location: '/nano-banana-api?lang=pt&a=1&a=2',
  },
  {
    ...imageApi,
    path: '/en/nano-banana-api?lang=pt',
    location: '/nano-banana-api?lang=en&lang=pt',
    name: 'the rule’s language wins',
  },
  { ...imageApi, path: '/en/nano-banana-api?a=1?b', location: '/nano-banana-api?lang=en&a=1?b' },
  { ...imageApi, path: '/en/nano-banana-api?', location: '/nano-banana-api?lang=en' },
  { ...imageApi, path: '/PT/Nano-Banana-API/', location: '/nano-banana-api?lang=pt' },
];

/** One address a page: every other spelling goes there in one hop. */
const spellingRows: readonly Row[] = [
  { ...spelling, path: '/en/', location: '/en' },
  { ...spelling, path: '/pt/', location: '/pt' },
  { ...spelling, path: '/EN', location: '/en' },
  { ...spelling, path: '/Pt/', location: '/pt' },
  { ...spelling, path: '//en', location: '/en' },
  { ...spelling, path: '/en//', location: '/en' },
  { ...spelling, path: '/%65n', location: '/en' },
  { ...spelling, path: '/%50%54', location: '/pt' },
  { ...spelling, path: '/en/?', location: '/en?' },
  { ...spelling, path: '/en/?a=1&a=2', location: '/en?a=1&a=2' },
  { ...spelling, path: '/en/contact/', location: '/en/contact' },
  { ...spelling, path: '/EN/CONTACT', location: '/en/contact' },
  { ...spelling, path: '/en//contact', location: '/en/contact' },
  { ...spelling, path: '///en///contact///', location: '/en/contact' },
  { ...spelling, path: '/en/cont%61ct', location: '/en/contact' },
  {
    ...spelling,
    path: '/en/contact/?sourcePage=%2Fen',
    location: '/en/contact?sourcePage=%2Fen',
  },
  { ...spelling, path: '/pt//Contact/?a=1?b', location: '/pt/contact?a=1?b' },
  { ...spelling, path: '/en/', acceptLanguage: 'pt', location: '/en' },
  { ...spelling, path: '/privacy-policy/', location: '/privacy-policy' },
  { ...spelling, path: '/Privacy-Policy?lang=pt', location: '/privacy-policy?lang=pt' },
  { ...spelling, path: '//privacy%2Dpolicy//?lang=en', location: '/privacy-policy?lang=en' },
  { ...spelling, method: 'HEAD', path: '/EN/contact/', location: '/en/contact' },
  {
    ...spelling,
    path: '/Landing-Page-Arquitetura/',
    acceptLanguage: 'en',
    location: '/landing-page-arquitetura',
  },
  {
    ...spelling,
    path: '/pt/Restauracao-Fotos-Antigas-IA?a=1',
    location: '/pt/restauracao-fotos-antigas-ia?a=1',
  },
  // A rule is applied in the same hop.
  { ...moved, path: '/en/products/', location: '/en', rule: '/{lang}/products' },
  { ...moved, path: '/EN/Products/?a=1', location: '/en?a=1', rule: '/{lang}/products' },
  { ...moved, path: '//pt//services//', location: '/pt', rule: '/{lang}/services' },
  { ...moved, path: '/pt/%73ervices', location: '/pt', rule: '/{lang}/services' },
  { ...moved, path: '/PT/ABOUT', location: '/pt', rule: '/{lang}/about' },
  { ...moved, path: '/en/products//', location: '/en', rule: '/{lang}/products' },
  { ...moved, path: '/En/Products/X/', location: '/en', rule: '/{lang}/products/{id}' },
  { ...moved, path: '/en//services//x', location: '/en', rule: '/{lang}/services/{id}' },
  { ...moved, path: '/EN/tools/Unknown/', location: '/en', rule: '/en/tools/{id}' },
  { ...moved, path: '/pt/T%4F%4FLS/x', location: '/pt', rule: '/pt/tools/{id}' },
];

/** Addresses that are read. */
const pageRows: readonly Row[] = [
  { ...page, path: '/en', lang: 'en' },
  { ...page, path: '/pt', lang: 'pt-BR' },
  { ...page, path: '/en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/pt', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/en?', lang: 'en' },
  { ...page, path: '/en?utm_source=x&lang=pt', lang: 'en' },
  { ...page, method: 'HEAD', path: '/en' },
  { ...page, path: '/en/contact', lang: 'en' },
  { ...page, path: '/pt/contact', lang: 'pt-BR' },
  { ...page, path: '/en/contact?sourcePage=%2Fen', lang: 'en' },
  { ...page, path: '/pt/contact?sourcePage=ocr-document-pro&plano=Basic', lang: 'pt-BR' },
  { ...page, path: '/pt/contact?subject=Site%20para%20Advogados', lang: 'pt-BR' },
  { ...page, path: '/en/contact?sourcePage=unknown&plan=%zz', lang: 'en' },
  // The offers that are sold in Portuguese, and the special pages.
  { ...page, path: '/pt/landing-page-imobiliaria-captacao-leads', lang: 'pt-BR' },
  { ...page, path: '/pt/landing-page-consultoria-empresarial', lang: 'pt-BR' },
  { ...page, path: '/pt/landing-page-eventos-inscricoes', lang: 'pt-BR' },
  { ...page, path: '/pt/landing-page-locadora-veiculos', lang: 'pt-BR' },
  { ...page, path: '/pt/landing-page-advogados-escritorio', lang: 'pt-BR' },
  { ...page, path: '/pt/landing-page-eventos-inscricoes', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/pt/restauracao-fotos-antigas-ia', lang: 'pt-BR' },
  { ...page, path: '/whatsapp-redirect-achadinhos', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/whatsapp-redirect-achadinhos?lang=en', lang: 'pt-BR' },
  { ...page, path: '/landing-page-arquitetura', acceptLanguage: 'en', lang: 'pt-BR' },
  {
    ...page,
    path: '/pt/contact?sourcePage=landing-page-eventos&plano=Premium',
    lang: 'pt-BR',
  },
  { ...negotiated, path: '/nano-banana-api', lang: 'en' },
  { ...negotiated, path: '/nano-banana-api', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...negotiated, path: '/nano-banana-api?utm=x', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...page, path: '/nano-banana-api?lang=en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/nano-banana-api?lang=pt', lang: 'pt-BR' },
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
  { ...page, path: '/privacy-policy?lang=en', lang: 'en' },
  { ...page, path: '/privacy-policy?lang=pt', lang: 'pt-BR' },
  { ...page, path: '/privacy-policy?lang=en', acceptLanguage: 'pt', lang: 'en' },
  { ...page, path: '/privacy-policy?lang=pt', acceptLanguage: 'en', lang: 'pt-BR' },
  { ...page, path: '/privacy-policy?utm=x&lang=pt', lang: 'pt-BR' },
  { ...page, path: '/privacy-policy?lang=pt&lang=en', lang: 'pt-BR', name: 'the first counts' },
  { ...page, path: '/privacy-policy?l%61ng=p%74', lang: 'pt-BR' },
];

/** Addresses that nothing has. */
const missingRows: readonly Row[] = [
  { ...missing, path: '/nothing', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/nothing', acceptLanguage: 'pt', lang: 'pt-BR', vary: 'Accept-Language' },
  { ...missing, path: '/nothing?lang=pt', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/ptx', lang: 'en', vary: 'Accept-Language' },
  { ...missing, path: '/de', acceptLanguage: 'de', lang: 'en', vary: 'Accept-Language' },
  // What is offered in Portuguese has no English address.
  { ...missingEn, path: '/en/landing-page-eventos-inscricoes' },
  { ...missingEn, path: '/en/restauracao-fotos-antigas-ia' },
  { ...missingPt, path: '/pt/landing-page-arquitetura' },
  { ...missingPt, path: '/pt/whatsapp-redirect-achadinhos' },
  { ...missing, path: '/products', lang: 'en' },
  { ...missing, path: '/services', lang: 'en' },
  { ...missing, path: '/about', lang: 'en' },
  { ...missing, path: '/contact', acceptLanguage: 'pt', lang: 'pt-BR' },
  { ...missing, path: '/index.html', lang: 'en' },
  { ...missing, path: '/privacy-policy/en', lang: 'en' },
  { ...missingEn, path: '/en/nothing' },
  { ...missingEn, path: '/en/nothing', acceptLanguage: 'pt' },
  { ...missingPt, path: '/pt/nothing' },
  { ...missingPt, path: '/pt/nothing', acceptLanguage: 'en' },
  { ...missingPt, path: '/pt/nothing?a=1' },
  { ...missingEn, path: '/EN/Nothing/', name: 'no spelling is set right where nothing is' },
  { ...missingEn, path: '/en/contact/x' },
  { ...missingEn, path: '/en/privacy-policy' },
  { ...missingPt, path: '/pt/privacy-policy' },
  // `{id}` is exactly one segment.
  { ...missingEn, path: '/en/products/a/b' },
  { ...missingPt, path: '/pt/products/a/b' },
  { ...missingEn, path: '/en/services/a/b' },
  { ...missingPt, path: '/pt/services/a/b/c' },
  { ...missingEn, path: '/en/tools/a/b' },
  { ...missingPt, path: '/pt/tools/a/b' },
  { ...missingEn, path: '/en/tools' },
  { ...missingPt, path: '/pt/tools' },
  { ...missingPt, path: '/pt/tools/' },
  { ...missingEn, path: '/en/about/x' },
  { ...missingEn, path: '/en/nano-banana-api/x' },
  { ...missing, path: '/de/products', lang: 'en' },
  // A slash, a dot or a backslash that is written otherwise makes no segments.
  { ...missing, path: '/en%2Fcontact', lang: 'en' },
  { ...missingEn, path: '/en/contact%2F' },
  { ...missingEn, path: '/en/./contact' },
  { ...missingEn, path: '/en/%2e%2e/pt' },
  { ...missing, path: '/en\\contact', lang: 'en' },
  { ...missing, path: '//evil.com', lang: 'en' },
  { ...missing, path: '/\\evil.com', lang: 'en' },
  { ...missing, path: '/__proto__', lang: 'en' },
  { ...missingEn, path: '/en/constructor' },
  { ...missing, method: 'HEAD', path: '/nothing' },
  { ...missing, name: 'exactly 8,000 octets', path: `/${'a'.repeat(7999)}`, lang: 'en' },
];

/** What an API reads and answers with, to try it: in both languages the same response. */
const file = { status: 200, cacheControl: 'public, max-age=3600', vary: '' } as const;
const sampleRows: readonly Row[] = [
  ...[
    '/samples/en/nfse-1042.pdf',
    '/samples/pt/nfse-1042.pdf',
    '/samples/nfse-1042.json',
    '/samples/en/invoice-0318.pdf',
    '/samples/pt/invoice-0318.pdf',
    '/samples/invoice-0318.json',
    '/samples/en/delivery-1042.pdf',
    '/samples/pt/delivery-1042.pdf',
    '/samples/delivery-1042.json',
  ].map((path) => ({ ...file, path, rule: path })),
  { ...file, path: '/samples/nfse-1042.json?utm_source=x', rule: '/samples/nfse-1042.json' },
  { ...missingEn, path: '/samples', vary: 'Accept-Language' },
  { ...missingEn, path: '/samples/nfse-1042.pdf', vary: 'Accept-Language' },
  { ...missingEn, path: '/samples/en/nfse-1042.json', vary: 'Accept-Language' },
  { ...missingPt, path: '/pt/samples/nfse-1042.json' },
];

/** Requests that are refused. */
const refusedRows: readonly Row[] = [
  { ...broken, path: '/%zz', lang: 'en' },
  { ...broken, path: '/%', acceptLanguage: 'pt', lang: 'pt-BR', vary: 'Accept-Language' },
  { ...broken, path: '/%c0%af', lang: 'en' },
  { ...broken, path: '/%00', lang: 'en' },
  { ...broken, path: '/%09/evil.com', lang: 'en' },
  { ...broken, path: '/%0d%0aSet-Cookie:x', lang: 'en' },
  { ...broken, path: '/en/%', lang: 'en', vary: '' },
  { ...broken, path: '/en/%zz', acceptLanguage: 'pt', lang: 'en', vary: '' },
  { ...broken, path: '/pt/%c3%28', lang: 'pt-BR', vary: '' },
  { ...broken, path: '/pt/products/%00', lang: 'pt-BR' },
  { ...broken, path: '/en/products/%7f', lang: 'en' },
  { ...broken, path: '/en/contact%00', lang: 'en' },
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
  ...imageApiRows,
  ...spellingRows,
  ...pageRows,
  ...sampleRows,
  ...missingRows,
  ...refusedRows,
];
