import type { Page, Request } from 'playwright-core';

/** Response headers that store something in the browser or make it report. */
const trackingHeaders = [
  'set-cookie',
  'accept-ch',
  'critical-ch',
  'nel',
  'report-to',
  'reporting-endpoints',
];

/** Storage of the page that is not empty, and its links to other origins. */
const faultsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = {
      'document.cookie': document.cookie.length,
      localStorage: localStorage.length,
      sessionStorage: sessionStorage.length,
      indexedDB: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      'service workers': (await navigator.serviceWorker.getRegistrations()).length,
      'window.name': window.name.length,
    };
    // A preconnect makes no request.
    const hints = document.querySelectorAll<HTMLLinkElement>(
      'link[href]:not([rel=canonical], [rel=alternate])',
    );
    return [
      ...Object.entries(stored).flatMap(([where, size]) => (size ? [`kept in ${where}`] : [])),
      ...Array.from(hints, ({ href }) => href)
        .filter((address) => new URL(address).origin !== location.origin)
        .map((address) => `linked elsewhere: ${address}`),
    ];
  });

/** Requests to other origins, with another method than GET, or with typed text. */
const faultsOfRequest = (request: Request, origin: string, typed: string): string[] => {
  const url = request.url();
  const words = [decodeURIComponent(url), request.headers()['referer'], request.postData()].join();
  return [
    ...(/^(https?|wss?):/.test(url) && new URL(url).origin !== origin ? ['asked elsewhere'] : []),
    ...(request.method() === 'GET' ? [] : [`sent a ${request.method()}`]),
    ...(words.includes(typed) ? ['sent what was typed'] : []),
  ].map((fault) => `${fault}: ${url}`);
};

/** Cookies of a request, and tracking headers of its response. */
const faultsOfAnswer = async (request: Request): Promise<string[]> => {
  const sent = await request.allHeaders();
  const got = (await (await request.response())?.allHeaders()) ?? {};
  return [
    ...('cookie' in sent ? ['sent a cookie'] : []),
    ...trackingHeaders.filter((name) => name in got).map((name) => `got ${name}`),
  ].map((fault) => `${fault}: ${request.url()}`);
};

/**
 * Watches the requests and the storage of a page; the returned function lists the faults since its last call.
 */
export const watchPrivacy = (page: Page, origin: string, typed: string) => {
  const faults: string[] = [];
  const answered: Request[] = [];
  page.on('request', (request) => faults.push(...faultsOfRequest(request, origin, typed)));
  page.on('requestfinished', (request) => answered.push(request));
  return async (): Promise<string[]> => {
    const ofAnswers = await Promise.all(answered.splice(0).map(faultsOfAnswer));
    const entry = await page.evaluate(() => location.href + JSON.stringify(history.state));
    const cookies = await page.context().cookies();
    return [
      ...faults.splice(0),
      ...ofAnswers.flat(),
      ...(await faultsOfPage(page)),
      ...cookies.map(({ name, domain }) => `kept cookie ${name} of ${domain}`),
      ...(decodeURIComponent(entry).includes(typed) ? ['kept in the history'] : []),
    ];
  };
};

/** Opens, chooses and presses all controls of a page, and types into its fields. */
export const interactWithEverything = async (page: Page, typed: string): Promise<void> => {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const menu = document.querySelector<HTMLElement>('button[popovertarget]');
    const opened = main?.querySelectorAll<HTMLElement>('summary, input[type=radio], [role=tab]');
    const pressed = main?.querySelectorAll<HTMLElement>('button:not([type=submit])');
    for (const one of [menu, menu, ...(opened ?? []), ...(pressed ?? [])]) one?.click();
    scrollTo(0, document.body.scrollHeight);
  });
  const text = ':is([type=text], [type=email], [type=tel], textarea)';
  for (const field of await page.locator(`form ${text}:visible`).all()) await field.fill(typed);
};
