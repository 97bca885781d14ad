import type { Page } from 'playwright-core';

/** Answers for both hosts of WhatsApp in all tabs of a page: no request leaves this machine. */
export const mockWhatsApp = async (page: Page): Promise<void> => {
  await page
    .context()
    .route(/^https:\/\/(api\.whatsapp\.com|wa\.me)\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
    );
};
