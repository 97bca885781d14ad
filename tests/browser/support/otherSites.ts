import type { Page } from 'playwright-core';

/** A host that nobody on the site asks for anything. */
export const externalSite = 'https://elsewhere.example';

/** Stands in for another host in all tabs of a reader; gives what it was asked for, and answers nothing. */
export const mockExternalSite = async (page: Page): Promise<string[]> => {
  const urls: string[] = [];
  await page.context().route(`${externalSite}/**`, (route) => {
    urls.push(route.request().url());
    return route.abort();
  });
  return urls;
};

/** A stand-in for WhatsApp in all tabs of a reader: nothing of these tests leaves this machine. */
export const mockWhatsApp = async (page: Page): Promise<void> => {
  await page
    .context()
    .route('https://api.whatsapp.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
    );
};
