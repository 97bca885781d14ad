import { plain, type readHtml } from '../support/html';

/** A document as `readHtml` reads it. */
export type Page = ReturnType<typeof readHtml>;

/** What a page shows or where it leads, for one address or more. */
export type PageRow = {
  /** What a visitor sees. */
  title: string;
  addresses: readonly string[];
  /** Words of the heading that no other page has, if the row is about a page itself. */
  heading?: string;
  /** Returns a sentence for each difference from the expected page. */
  faults: (page: Page, address: string) => string[];
};

/** Places of a page that have no id. */
const places: Record<string, string> = {
  page: 'main',
  heading: 'h1',
  footer: 'footer',
  'action bar': '.action-bar',
  description: 'meta[name=description]',
  'share picture': 'meta[property="og:image:alt"]',
};

const read = ({ $, text }: Page, place: string): string => {
  const selector = places[place] ?? `#${place}`;
  return plain($(selector).attr('content') ?? text(selector));
};

/** Whether a text has these words with whole numbers: $10 is not in $100. */
const hasWords = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const goesOn = /\d$/.test(words) && /^[.,]?\d/.test(text.slice(at + words.length));
    const began = /^\d/.test(words) && /\d[.,]?$/.test(text.slice(0, at));
    if (!goesOn && !began) return true;
  }
  return false;
};

/** The part of a text that begins like some words, or its beginning. */
const nearest = (text: string, words: string): string => {
  for (let length = words.length; length > 3; length -= 1) {
    const at = text.indexOf(words.slice(0, length));
    if (at !== -1) return text.slice(at, at + words.length + 20);
  }
  return text.slice(0, 120);
};

const difference = (what: string, expected: string, actual: string): string[] =>
  expected === actual ? [] : [`${what}: expected "${expected}", seen "${actual}"`];

/** The target of a link with decoded parameters: `/pt/contact sourcePage=/pt plano=Premium`. */
const readTarget = (href: string): string => {
  if (href.startsWith('#')) return href;
  const { pathname, searchParams, hash } = new URL(href, 'https://a.example');
  const parameters = [...searchParams].map(([name, value]) => ` ${name}=${value}`);
  return pathname + hash + parameters.join('');
};

/** The language, the one heading, canonical, alternates, language switch and menu entry of a page. */
export const headFaults = (
  { $, text, texts, values }: Page,
  expected: {
    lang: string;
    words: string;
    canonical: string;
    alternates: Record<string, string>;
    switchesTo: string | undefined;
    entry: string;
  },
): string[] => {
  const found = $('link[rel=alternate][hreflang]')
    .toArray()
    .map((link) => `${$(link).attr('hreflang')} ${readTarget($(link).attr('href') ?? '')}`);
  const alternates = Object.entries(expected.alternates).map(
    ([lang, url]) => `${lang} ${readTarget(url)}`,
  );
  const heading = text('h1');
  return [
    ...difference('lang', expected.lang, $('html').attr('lang') ?? ''),
    ...(heading.includes(expected.words)
      ? []
      : [`heading: expected "${expected.words}", seen "${heading}"`]),
    ...difference(
      'canonical',
      readTarget(expected.canonical),
      readTarget($('link[rel=canonical]').attr('href') ?? ''),
    ),
    ...difference('alternates', alternates.sort().join(', '), found.sort().join(', ')),
    ...(expected.switchesTo === undefined
      ? []
      : difference(
          'language switch',
          readTarget(expected.switchesTo),
          [...new Set(values('a.language-switch', 'href').map(readTarget))].join(', '),
        )),
    ...difference('menu entry', expected.entry, texts('header nav a[aria-current]').join(', ')),
  ];
};

/** A fault if the texts of a selector are not those expected, in order. */
export const listFaults = ({ texts }: Page, selector: string, expected: string): string[] =>
  difference(selector, expected, texts(selector).join(', '));

/** Faults of a part of a page that does not have these words. */
export const wordFaults = (page: Page, place: string, words: string): string[] => {
  const actual = read(page, place);
  return hasWords(actual, words)
    ? []
    : [`${place}: expected "${words}", seen "${nearest(actual, words)}"`];
};

/** Faults of the links whose text begins or ends with a label, and a fault if there is none. */
export const linkFaults = (
  { $, texts }: Page,
  scope: string,
  label: string,
  target: string,
): string[] => {
  const links = $(`${scope} a[href]`).filter((_at, link) => {
    const [words = ''] = texts($(link).find('h3').length ? $(link).find('h3') : link);
    return words.startsWith(label) || words.endsWith(label);
  });
  if (links.length === 0) return [`no link "${label}" in ${scope}`];
  const actual = new Set(links.toArray().map((link) => readTarget($(link).attr('href') ?? '')));
  return [...actual].flatMap((to) => difference(`"${label}" leads to`, target, to));
};

/** A link whose text has every `&`, `#` and line end percent-encoded (RFC 3986, section 2.1). */
const wholeText = /^https:\/\/wa\.me\/\d+\?text=[\w%.~!'()*-]+$/;

/** The last line of a message, which names the page and the plan; tests/http/pages/whatsapp.test.ts asks for it. */
const reference = /\n\(ref: [\w/-]+\)$/;

/** Faults of the WhatsApp links in a part of a page, and of its form, whose message does not end so; ⏎ is a line end. */
export const messageFaults = ({ $, values }: Page, scope: string, written: string): string[] => {
  const words = written.replaceAll('⏎', '\n');
  // The button after a demo says what the demo shows: tests/http/pages/whatsapp.test.ts.
  const links = values(`${scope} a[href^="https://wa.me/"]:not(.demo-call a)`, 'href').map(
    (href) =>
      wholeText.test(href)
        ? (new URL(href).searchParams.get('text') ?? '')
        : `${href}, of which WhatsApp receives less`,
  );
  const forms = $('main form textarea[name=text]')
    .toArray()
    .map((field) => $(field).text());
  if (links.length === 0) return [`no link to WhatsApp in ${scope}`];
  return [...new Set([...links, ...forms])]
    .filter((message) => !message.replace(reference, '').endsWith(words))
    .map((message) => `WhatsApp: expected "…${words}", seen "${message}"`);
};

/** The faults of a row at each of its addresses, after the address. */
export const pageFaults = async (
  { addresses, faults }: PageRow,
  read: (address: string) => Promise<Page>,
): Promise<string[]> => {
  const found = new Set<string>();
  for (const address of addresses)
    for (const fault of faults(await read(address), address)) found.add(`${address}: ${fault}`);
  return [...found];
};
