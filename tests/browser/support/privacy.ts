import type { Page, Request } from 'playwright-core';

/** Storage of the page that is not empty, and its links to other origins. */
const pageFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = {
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
      ...Object.entries(stored).flatMap(([where, size]) => (size ? [`stored in ${where}`] : [])),
      ...Array.from(hints, ({ href }) => href)
        .filter((address) => new URL(address).origin !== location.origin)
        .map((address) => `linked elsewhere: ${address}`),
    ];
  });

/** Requests to other origins, with another method than GET, or with typed text. */
const requestFaults = (request: Request, origin: string, typed: string): string[] => {
  const url = request.url();
  const words = [decodeURIComponent(url), request.headers()['referer'], request.postData()].join();
  return [
    ...(/^(https?|wss?):/.test(url) && new URL(url).origin !== origin ? ['sent elsewhere'] : []),
    ...(request.method() === 'GET' ? [] : [`sent a ${request.method()}`]),
    ...(words.includes(typed) ? ['sent typed text'] : []),
  ].map((fault) => `${fault}: ${url}`);
};

/**
 * Watches the requests and the storage of a page; the returned function lists the faults since its last call. Response
 * headers that track are asked in tests/http/security/hostile.policy.test.ts.
 */
export const watchPrivacy = (page: Page, origin: string, typed: string) => {
  const faults: string[] = [];
  page.on('request', (request) => faults.push(...requestFaults(request, origin, typed)));
  return async (): Promise<string[]> => {
    const entry = await page.evaluate(() => location.href + JSON.stringify(history.state));
    const cookies = await page.context().cookies();
    return [
      ...faults.splice(0),
      ...(await pageFaults(page)),
      ...cookies.map(({ name, domain }) => `stored cookie ${name} of ${domain}`),
      ...(decodeURIComponent(entry).includes(typed) ? ['stored in the history'] : []),
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
